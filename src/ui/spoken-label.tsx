/** A short label beside its subject, and the whole name for screen readers. */
export function SpokenLabel({ text, spoken }: { text: string; spoken: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spoken}</span>
    </>
  );
}
