import { useMutation } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { type FormEvent, type MouseEvent, useEffect, useRef } from "react";
import type { ContactWords } from "../../content/contact.ts";
import { dropDraft, keepDraft, readDraft } from "../../enquiry/draft.ts";
import { queryClient } from "../../enquiry/query-client.ts";
import { submitEnquiry } from "../../enquiry/submit-enquiry.ts";
import { type Enquiry, type QuoteRequest, withQuote } from "../../model/enquiry.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loadToasts } from "../../ui/load-toasts.ts";
import { showToast } from "../../ui/toast-store.ts";

type ContactFormProps = {
  words: ContactWords;
  /** What a visitor asks a quote for, put into the message once. */
  quote: QuoteRequest | undefined;
  onQuoteTaken: () => void;
};

const fields = ["name", "email", "phone", "message"] as const;

function control(form: HTMLFormElement, name: keyof Enquiry) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

function enquiryOf(form: HTMLFormElement): Enquiry {
  const value = (name: keyof Enquiry) => control(form, name).value;
  return { name: value("name"), email: value("email"), phone: value("phone"), message: value("message") };
}

// The second click of a double click would meet the cleared form and complain about it.
const ignoreDoubleClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault();

export function ContactForm({ words, quote, onQuoteTaken }: ContactFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useMutation(
    {
      mutationFn: (enquiry: Enquiry) => submitEnquiry(enquiry),
      // Also when the visitor has gone to another page meanwhile.
      onSuccess: () => {
        dropDraft();
        showToast(words.sent);
      },
    },
    queryClient,
  );

  // What was typed before the page came alive wins over the draft.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const draft = readDraft();
    for (const name of fields) control(form, name).value ||= draft[name];
  }, []);

  useEffect(() => {
    const form = ref.current;
    if (!form || !quote) return;
    const message = control(form, "message");
    message.value = withQuote(message.value, quote);
    keepDraft(enquiryOf(form));
    onQuoteTaken();
    // On a phone the addresses stand above the form, and the section's top alone would not show it.
    message.scrollIntoView({ block: "center" });
  }, [quote, onQuoteTaken]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isPending) return;
    mutate(enquiryOf(form), { onSuccess: () => form.reset() });
  };

  return (
    <form
      ref={ref}
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
      <div className="col-span-full flex flex-wrap items-center justify-between gap-4">
        <Button type="submit" disabled={isPending} onClick={ignoreDoubleClick} className="max-md:w-full">
          {words.send}
          <Icon of={ArrowRight} />
        </Button>
        <p className="text-muted text-note">{words.needed}</p>
      </div>
    </form>
  );
}
