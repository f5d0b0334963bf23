const NAME = "website";

/** Bots fill it in. `display: none` hides it from people, screen readers and autofill. Only where messages are posted. */
export const HoneypotField = () =>
  import.meta.env.VITE_ENQUIRY_URL && (
    <input name={NAME} tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
  );

export const honeypotValue = (form: HTMLFormElement): string => String(new FormData(form).get(NAME) ?? "");
