import { Check } from "lucide";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { contact as words } from "#content/contact.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type SentProps = { form: RefObject<HTMLFormElement | null>; onAgain: () => void };

/** In the form's place. It takes the focus that the form loses, but not from elsewhere on the page. */
export function Sent({ form, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // Safari does not focus a clicked button.
    if (activeElement === document.body || form.current?.contains(activeElement)) heading.current?.focus();
  }, [form]);
  return (
    <div className="z-1 flex flex-col items-start justify-center gap-6 rounded-plate border border-line bg-field p-6 md:p-10">
      <span className="grid size-12 place-items-center rounded-full bg-sun text-night">
        <Icon of={Check} size={26} />
      </span>
      {/* The margin is for the toast. */}
      <h3 ref={heading} tabIndex={-1} className="type-h3 scroll-my-32 text-large">
        {words.sentNote}
      </h3>
      <Button variant="line" onClick={onAgain}>
        {words.another}
      </Button>
    </div>
  );
}
