const TRAP = "website";

/** For programs that fill in whatever they find. Not drawn, so that neither people nor their browser's autofill meet it. */
export const TrapField = () => (
  <input name={TRAP} tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
);

export const trapOf = (form: HTMLFormElement): string => String(new FormData(form).get(TRAP) ?? "");
