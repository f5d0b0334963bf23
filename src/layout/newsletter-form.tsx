import { ArrowRight } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import type { NewsletterWords } from "../content/contact.ts";
import { subscribe } from "../enquiry/subscribe.ts";
import { Icon } from "../ui/icon.tsx";
import { loadToasts } from "../ui/load-toasts.ts";
import { NotSent } from "../ui/not-sent.tsx";
import { showToast } from "../ui/toast-store.ts";
import { TrapField, trapOf } from "../ui/trap-field.tsx";

type NewsletterFormProps = { words: NewsletterWords; reach: { email: string; phone: string } | undefined };

/** Checked by the browser, thanked for; sent only if the site was built to send. */
export function NewsletterForm({ words, reach }: NewsletterFormProps) {
  const id = useId();
  const [state, setState] = useState<"ready" | "sending" | "failed">("ready");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === "sending") return;
    setState("sending");
    const email = String(new FormData(form).get("email"));
    try {
      await subscribe(email, import.meta.env.VITE_ENQUIRY_URL ? trapOf(form) : "");
      showToast(words.thanks);
      form.reset();
      setState("ready");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <form
        onSubmit={submit}
        onFocus={loadToasts}
        className="needs-script mt-8 flex max-w-102 gap-2 border-b-[1.5px] border-field-line focus-within:border-ink"
      >
        <label htmlFor={id} className="sr-only">
          Email for the newsletter
        </label>
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="you@home.example"
          className="min-h-13 min-w-0 flex-1 bg-transparent pt-1 placeholder:text-muted"
        />
        {import.meta.env.VITE_ENQUIRY_URL && <TrapField />}
        <button type="submit" className="flex min-h-13 items-center gap-2.5 pt-1 font-[580]">
          Subscribe
          <Icon of={ArrowRight} />
        </button>
      </form>
      {import.meta.env.VITE_ENQUIRY_URL && (
        <div className="max-w-102">
          <p role="status" className="text-muted text-note not-empty:mt-3">
            {state === "sending" && words.sending}
          </p>
          {state === "failed" && <NotSent {...words.notSent} reach={reach} className="mt-4" />}
        </div>
      )}
    </>
  );
}
