import { type FormEvent, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** To the browser a blank is an answer. Nobody reads the word: ours stand beside the field. */
const refuseBlank = (control: Control) =>
  control.setCustomValidity(control.required && control.value.trim() === "" ? "blank" : "");

/** Before the browser checks a form, since values also come from a draft or a request, which it tells nobody. */
export const refuseBlanks = (form: HTMLFormElement) =>
  form.querySelectorAll<Control>("[required]").forEach(refuseBlank);

/** The browser checks a control; once it has complained, our words stand beside it, tied to it by `id`, until it is mended. */
export function useProblem(id: string) {
  const [invalid, setInvalid] = useState(false);
  const watched = {
    "aria-invalid": invalid || undefined,
    "aria-describedby": invalid ? id : undefined,
    // The browser's bubble would cover our words, and would not stay.
    onInvalid: (event: FormEvent<Control>) => {
      event.preventDefault();
      setInvalid(true);
      const { form } = event.currentTarget;
      if (form?.querySelector(":is(input, textarea):invalid") === event.currentTarget) event.currentTarget.focus();
    },
    onInput: ({ currentTarget }: FormEvent<Control>) => {
      refuseBlank(currentTarget);
      if (currentTarget.validity.valid) setInvalid(false);
    },
  };
  return { invalid, watched };
}
