import { type FormEvent, useId } from "react";
import { newsletter as words } from "#content/newsletter.ts";
import { HoneypotField, honeypotValue } from "../enquiry/honeypot-field.tsx";
import { NotSent } from "../enquiry/not-sent.tsx";
import { useIgnoreRepeat } from "../enquiry/use-ignore-repeat.ts";
import { isSending, prepareToSend, useSend } from "../enquiry/use-send.ts";
import { loadToasts } from "../toast/load-toasts.ts";
import { showToast } from "../toast/toast-store.ts";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/problem.tsx";
import { useProblem } from "../ui/use-problem.ts";

export function NewsletterForm({ reach }: { reach: { email: string; phone: string } }) {
  const id = useId();
  const { invalid, controlProps, problemProps } = useProblem(`${id}-problem`);
  const { formProps, onPress } = useIgnoreRepeat();
  const { state, send } = useSend();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email"));
    send({ form: "newsletter", fields: { email } }, honeypotValue(form), () => {
      showToast(words.thanks);
      form.reset();
    });
  };
  return (
    <>
      <form
        {...formProps}
        // Before hydration a submit must not put the email into the URL.
        method="dialog"
        onSubmit={submit}
        onFocus={() => {
          loadToasts();
          prepareToSend();
        }}
        className="needs-script mt-8 flex max-w-110 flex-wrap gap-2"
      >
        <label htmlFor={id} className="sr-only">
          {words.label}
        </label>
        <input
          {...controlProps}
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={words.placeholder}
          className="h-13.5 min-w-0 grow-99 basis-45 rounded-control border-[1.5px] border-field-line bg-field px-4.5 pt-0.5 placeholder:text-muted hover:border-muted aria-invalid:border-error"
        />
        <HoneypotField />
        <Button type="submit" onClick={onPress} className="flex-auto justify-center px-5">
          {words.subscribe}
        </Button>
        {invalid && <Problem {...problemProps}>{words.problem}</Problem>}
      </form>
      <p className="without-script mt-4">
        {words.withoutScript}{" "}
        <a href={`mailto:${reach.email}`} className="underline underline-offset-5 hover:decoration-2">
          {reach.email}
        </a>
      </p>
      <div className="max-w-102">
        {import.meta.env.VITE_ENQUIRY_URL && (
          <p role="status" className="text-muted text-note not-empty:mt-3">
            {isSending(state) && words.sending}
          </p>
        )}
        {state === "failed" && <NotSent {...words.notSent} reach={reach} className="mt-4" />}
      </div>
    </>
  );
}
