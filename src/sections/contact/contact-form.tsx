import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { contact as words } from "#content/contact.ts";
import { dropDraft, readDraft, readQuoteRequest, saveDraft, saveQuoteRequest } from "../../enquiry/draft.ts";
import { HoneypotField, honeypotValue } from "../../enquiry/honeypot-field.tsx";
import { NotSent } from "../../enquiry/not-sent.tsx";
import { useIgnoreRepeat } from "../../enquiry/use-ignore-repeat.ts";
import { isSending, prepareToSend, useSend } from "../../enquiry/use-send.ts";
import { withQuote } from "../../model/enquiry.ts";
import { loadToasts } from "../../toast/load-toasts.ts";
import { showToast } from "../../toast/toast-store.ts";
import { Field } from "../../ui/field.tsx";
import { control, enquiryOf, restoreFields, sameEnquiry } from "./form-values.ts";
import { SendRow } from "./send-row.tsx";

type ContactFormProps = {
  /** Shown when a message could not be sent. */
  reach: { email: string; phone: string };
  /** Inserted into the message once. */
  quote: string | undefined;
  onQuoteTaken: () => void;
};

/** Inserts a quote request into the message, once. */
function useInsertedQuote(ref: RefObject<HTMLFormElement | null>, quote: string | undefined, onTaken: () => void) {
  useEffect(() => {
    const form = ref.current;
    if (!form || !quote) return;
    const message = control(form, "message");
    message.value = withQuote(message.value, quote, readQuoteRequest());
    saveQuoteRequest(quote);
    // As if typed: saves the draft and clears a validation message.
    message.dispatchEvent(new Event("input", { bubbles: true }));
    const finish = () => {
      onTaken();
      // On a phone the linked section starts above the form.
      message.scrollIntoView({ block: "center" });
    };
    // A change of the URL would stop the navigation before it moves the focus to the section.
    (window.navigation?.transition?.finished ?? Promise.resolve()).then(finish, finish);
  }, [ref, quote, onTaken]);
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function useAskBeforeLeaving(asks: boolean) {
  useEffect(() => {
    if (!asks) return;
    const asked = new AbortController();
    window.addEventListener("beforeunload", askBeforeLeaving, asked);
    return () => asked.abort();
  }, [asks]);
}

export function ContactForm({ reach, quote, onQuoteTaken }: ContactFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const { state, send, reset } = useSend();
  const { formProps, onPress } = useIgnoreRepeat();

  useEffect(() => {
    if (ref.current) restoreFields(ref.current, readDraft());
  }, []);

  useInsertedQuote(ref, quote, onQuoteTaken);
  useAskBeforeLeaving(isSending(state));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = enquiryOf(form);
    send({ form: "contact", fields }, honeypotValue(form), () => {
      showToast(words.sent);
      // The visitor may have edited it meanwhile.
      if (!sameEnquiry(enquiryOf(form), fields)) return;
      form.reset();
      dropDraft();
    });
  };

  return (
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
        if (state === "sent") reset();
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
      {state === "failed" && <NotSent {...words.notSent} reach={reach} className="col-span-full" />}
      <SendRow state={state} onPress={onPress} />
    </form>
  );
}
