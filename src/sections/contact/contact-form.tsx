import { type FormEvent, useEffect, useRef } from "react";
import type { ContactWords } from "../../content/contact.ts";
import { keepDraft, keepRequest, readDraft, readRequest } from "../../enquiry/draft.ts";
import { NotSent } from "../../enquiry/not-sent.tsx";
import { TrapField, trapOf } from "../../enquiry/trap-field.tsx";
import { useSentOnce } from "../../enquiry/use-sent-once.ts";
import { type QuoteRequest, quoteRequest, withQuote } from "../../model/enquiry.ts";
import { loadToasts } from "../../toast/load-toasts.ts";
import { Field } from "../../ui/field.tsx";
import { control, enquiryOf, FORM, fillIn } from "./form-values.ts";
import { SendRow } from "./send-row.tsx";
import { useDelivery } from "./use-delivery.ts";

type ContactFormProps = {
  words: ContactWords;
  /** How else to reach us, said when a message could not be sent. */
  reach: { email: string; phone: string } | undefined;
  /** What a visitor asks a quote for, put into the message once. */
  quote: QuoteRequest | undefined;
  onQuoteTaken: () => void;
};

export function ContactForm({ words, reach, quote, onQuoteTaken }: ContactFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const { send, pending, failed, failures } = useDelivery(words);
  const { watchedForm, onPress } = useSentOnce();

  useEffect(() => {
    if (ref.current) fillIn(ref.current, readDraft());
  }, []);

  useEffect(() => {
    const form = ref.current;
    if (!form || !quote) return;
    const message = control(form, "message");
    message.value = withQuote(message.value, quote, readRequest());
    keepRequest(quoteRequest(quote));
    // As if typed: the draft is kept, and what was said of an empty field is taken back.
    message.dispatchEvent(new Event("input", { bubbles: true }));
    onQuoteTaken();
    // On a phone the addresses stand above the form, and the section's top alone would not show it.
    message.scrollIntoView({ block: "center" });
  }, [quote, onQuoteTaken]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    send(enquiryOf(form), import.meta.env.VITE_ENQUIRY_URL ? trapOf(form) : "");
  };

  return (
    <form
      {...watchedForm}
      // Submitted before it has hydrated, it goes nowhere: no field gets into an address.
      method="dialog"
      ref={ref}
      name={FORM}
      aria-label="Contact"
      onSubmit={submit}
      onFocus={loadToasts}
      onInput={(event) => keepDraft(enquiryOf(event.currentTarget))}
      className="needs-script grid flex-1 grid-cols-1 gap-x-(--gutter) md:grid-rows-[auto_auto_auto_1fr_auto] lg:grid-rows-[auto_auto_1fr_auto] gap-y-4 md:gap-y-6 lg:grid-cols-2"
    >
      <Field {...words.fields.name} name="name" required autoComplete="name" className="col-span-full lg:col-span-1" />
      <Field
        {...words.fields.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        className="col-span-full lg:col-span-1"
      />
      <Field
        {...words.fields.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        className="col-span-full"
      />
      <Field {...words.fields.message} name="message" multiline required rows={9} className="col-span-full" />
      {import.meta.env.VITE_ENQUIRY_URL && <TrapField />}
      {import.meta.env.VITE_ENQUIRY_URL && failed && (
        <NotSent {...words.notSent} reach={reach} className="col-span-full" />
      )}
      <SendRow words={words} pending={pending} failures={failures} onPress={onPress} />
    </form>
  );
}
