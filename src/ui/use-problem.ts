import { type FormEvent, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Browsers accept blanks in a required field. The text is never shown: the field has its own message. */
const refuseBlank = (control: Control) =>
  control.setCustomValidity(control.required && control.value.trim() === "" ? "blank" : "");

/** Call before validation: values set by script fire no input event. */
export const refuseBlanks = (form: HTMLFormElement) =>
  form.querySelectorAll<Control>("[required]").forEach(refuseBlank);

/** Uses native validation. While a control is invalid, an error message with `problemProps` belongs beside it. */
export function useProblem(id: string) {
  const [invalid, setInvalid] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  const controlProps = {
    "aria-invalid": invalid || undefined,
    "aria-describedby": invalid ? id : undefined,
    // Replaces the browser's bubble, which disappears after a while.
    onInvalid: (event: FormEvent<Control>) => {
      event.preventDefault();
      setInvalid(true);
      setHadFocus(event.currentTarget === document.activeElement);
      const { form } = event.currentTarget;
      if (form?.querySelector(":is(input, textarea):invalid") === event.currentTarget) event.currentTarget.focus();
    },
    onInput: ({ currentTarget }: FormEvent<Control>) => {
      refuseBlank(currentTarget);
      if (currentTarget.validity.valid) setInvalid(false);
    },
  };
  // Screen readers do not announce the focus if it was in the field already, as after Enter.
  const problemProps = { id, role: hadFocus ? "alert" : undefined };
  return { invalid, controlProps, problemProps };
}
