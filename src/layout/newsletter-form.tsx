import { ArrowRight } from "lucide-react";
import { type FormEvent, useId } from "react";
import { Icon } from "../ui/icon.tsx";
import { loadToasts } from "../ui/load-toasts.ts";
import { showToast, type ToastWords } from "../ui/toast-store.ts";

type NewsletterFormProps = { thanks: ToastWords };

/** Checked by the browser; logged and thanked for. Nothing is sent. */
export function NewsletterForm({ thanks }: NewsletterFormProps) {
  const id = useId();
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    console.log("Newsletter subscription:", { email: new FormData(event.currentTarget).get("email") });
    showToast(thanks);
    event.currentTarget.reset();
  };
  return (
    <form
      onSubmit={subscribe}
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
      <button type="submit" className="flex min-h-13 items-center gap-2.5 pt-1 font-[580]">
        Subscribe
        <Icon of={ArrowRight} />
      </button>
    </form>
  );
}
