import { type FormEvent, useEffect, useRef } from "react";
import { contact as words } from "#content/contact.ts";
import { readDraft, readRequest, saveDraft, saveRequest } from "../../enquiry/draft.ts";
import { HoneypotField, honeypotValue } from "../../enquiry/honeypot-field.tsx";
import { NotSent } from "../../enquiry/not-sent.tsx";
import { useIgnoreRepeat } from "../../enquiry/use-ignore-repeat.ts";
import { withQuote } from "../../model/enquiry.ts";
import { loadToasts } from "../../toast/load-toasts.ts";
import { Field } from "../../ui/field.tsx";
import { control, enquiryOf, FORM, fillIn } from "./form-values.ts";
import { SendRow } from "./send-row.tsx";
import { useDelivery } from "./use-delivery.ts";

type ContactFormProps = {
  /** Shown when a message could not be sent. */
  reach: { email: string; phone: string };
  /** Inserted into the message once. */
  quote: string | undefined;
  onQuoteTaken: () => void;
};

export function ContactForm({ reach, quote, onQuoteTaken }: ContactFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const { send, pending, sent, forgetSent, failed, failures } = useDelivery();
  const { formProps, onPress } = useIgnoreRepeat();

  useEffect(() => {
    if (ref.current) fillIn(ref.current, readDraft());
  }, []);

  useEffect(() => {
    const form = ref.current;
    if (!form || !quote) return;
    const message = control(form, "message");
    message.value = withQuote(message.value, quote, readRequest());
    saveRequest(quote);
    // As if typed: saves the draft and clears a validation message.
    message.dispatchEvent(new Event("input", { bubbles: true }));
    onQuoteTaken();
    // On a phone the form is below the fold of the linked section.
    message.scrollIntoView({ block: "center" });
  }, [quote, onQuoteTaken]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    send(enquiryOf(form), honeypotValue(form));
  };

  return (
    <form
      {...formProps}
      // Before hydration a submit must not put the fields into the address.
      method="dialog"
      ref={ref}
      name={FORM}
      aria-label={words.section}
      onSubmit={submit}
      onFocus={loadToasts}
      onInput={(event) => {
        saveDraft(enquiryOf(event.currentTarget));
        if (sent) forgetSent();
      }}
      className="needs-script grid flex-1 grid-cols-1 gap-x-(--gutter) md:grid-rows-[auto_auto_auto_1fr_auto] lg:grid-rows-[auto_auto_1fr_auto] gap-y-4 md:gap-y-6 lg:grid-cols-2"
    >
      <Field {...words.fields.name} name="name" required autoComplete="name" className="col-span-full lg:col-span-1" />
      <Field
        {...words.fields.phone}
        optional={words.optional}
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
      <Field {...words.fields.message} name="message" multiline required rows={4} className="col-span-full" />
      <HoneypotField />
      {import.meta.env.VITE_ENQUIRY_URL && failed && (
        <NotSent {...words.notSent} reach={reach} className="col-span-full" />
      )}
      <SendRow pending={pending} sent={sent} failures={failures} onPress={onPress} />
    </form>
  );
}
