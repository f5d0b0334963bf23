import { type FormEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { contact as words } from "#content/contact.ts";
import { dropDraft, saveDraft } from "../../enquiry/draft.ts";
import { HoneypotField, honeypotValue } from "../../enquiry/honeypot-field.tsx";
import { NotSent } from "../../enquiry/not-sent.tsx";
import { useIgnoreRepeat } from "../../enquiry/use-ignore-repeat.ts";
import { isSending, prepareToSend, useSend } from "../../enquiry/use-send.ts";
import { loadToasts } from "../../toast/load-toasts.ts";
import { showToast } from "../../toast/toast-store.ts";
import { Field } from "../../ui/field.tsx";
import { control, enquiryOf, sameEnquiry } from "./form-values.ts";
import { SendRow } from "./send-row.tsx";
import { Sent } from "./sent.tsx";
import { useDraft, useInsertedQuote } from "./use-draft.ts";
import type { Quote } from "./use-quote.ts";

type ContactFormProps = {
  /** Shown when a message could not be sent. */
  reach: { email: string; phone: string };
  /** Inserted into the message once. */
  quote: Quote;
};

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function useAskBeforeLeaving(asks: boolean) {
  useEffect(() => {
    if (!asks) return;
    const asked = new AbortController();
    window.addEventListener("beforeunload", askBeforeLeaving, asked);
    return () => asked.abort();
  }, [asks]);
}

export function ContactForm({ reach, quote }: ContactFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const { state, send, reset } = useSend();
  const { formProps, onPress } = useIgnoreRepeat();

  const sent = state === "sent";

  useDraft(ref, quote.inWords);
  useInsertedQuote(ref, quote);
  useAskBeforeLeaving(isSending(state));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = enquiryOf(form);
    send({ form: "contact", fields }, honeypotValue(form), () => {
      showToast(words.sent);
      // The visitor may have edited it meanwhile.
      if (!sameEnquiry(enquiryOf(form), fields)) return reset();
      form.reset();
      dropDraft();
    });
  };

  const writeAgain = () => {
    // A hidden field cannot be focused.
    flushSync(reset);
    if (ref.current) control(ref.current, "name").focus();
  };

  return (
    // The form keeps its space below the confirmation, so that nothing moves.
    <div className="grid flex-1 *:[grid-area:1/1]">
      <form
        {...formProps}
        // Before hydration a submit must not put the fields into the URL.
        method="dialog"
        ref={ref}
        aria-label={words.section}
        onSubmit={submit}
        onFocus={() => {
          loadToasts();
          prepareToSend();
        }}
        onInput={(event) => {
          saveDraft(enquiryOf(event.currentTarget));
          if (sent) reset();
        }}
        className={`needs-script grid grid-cols-1 gap-x-(--gutter) md:grid-rows-[auto_auto_auto_1fr_auto] lg:grid-rows-[auto_auto_1fr_auto] gap-y-4 md:gap-y-6 lg:grid-cols-2 ${sent ? "invisible" : ""}`}
      >
        <Field
          {...words.fields.name}
          name="name"
          required
          autoComplete="name"
          className="col-span-full lg:col-span-1"
        />
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
        {state === "failed" && <NotSent {...words.notSent} reach={reach} className="col-span-full" />}
        <SendRow state={state} onPress={onPress} />
      </form>
      {sent && <Sent form={ref} onAgain={writeAgain} />}
    </div>
  );
}
