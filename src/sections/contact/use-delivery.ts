import { useMutation, useMutationState } from "@tanstack/react-query";
import type { ContactWords } from "../../content/contact.ts";
import { delivery } from "../../enquiry/delivery.ts";
import { dropDraft, readDraft } from "../../enquiry/draft.ts";
import { queryClient } from "../../enquiry/query-client.ts";
import { type Submission, sealed } from "../../enquiry/submit-enquiry.ts";
import type { Enquiry } from "../../model/enquiry.ts";
import { showToast } from "../../toast/toast-store.ts";
import { enquiryOf, FORM, sameEnquiry } from "./form-values.ts";

const contact = { mutationKey: ["contact"] };

type Fate = { status: "idle" | "pending" | "success" | "error"; failureCount: number };

/** A message that is logged is done at once; one that is sent may outlive the form it was written in. */
const useLastFate: () => Fate | undefined = import.meta.env.VITE_ENQUIRY_URL
  ? () => useMutationState({ filters: contact }, queryClient).at(-1)
  : () => undefined;

const formOnPage = () => document.forms.namedItem(FORM);
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** What was changed while the message was under way is kept. */
function clear({ message: { form, fields } }: Submission) {
  const shown = formOnPage();
  const written = shown ? enquiryOf(shown) : readDraft();
  if (form !== "contact" || !sameEnquiry(written, fields)) return;
  shown?.reset();
  dropDraft();
}

/** Sends, and knows how the last message fares, also when the visitor has gone to another page meanwhile, or come back. */
export function useDelivery(words: ContactWords) {
  const options = delivery("contact");
  const { mutate, ...own } = useMutation(
    {
      ...options,
      onSuccess(...result) {
        options.onSuccess?.(...result);
        clear(result[1]);
        showToast(words.sent);
      },
      ...(import.meta.env.VITE_ENQUIRY_URL && {
        onMutate: () => window.addEventListener("beforeunload", askBeforeLeaving),
        onSettled: () => window.removeEventListener("beforeunload", askBeforeLeaving),
        onError() {
          if (!formOnPage()) showToast({ title: words.notSent.title, description: words.notSent.kept, failed: true });
        },
      }),
    },
    queryClient,
  );
  const { status, failureCount }: Fate = useLastFate() ?? own;
  return {
    // Asks the client, since what was rendered last may be older than a second press of the key.
    send(fields: Enquiry, trap: string) {
      if (!queryClient.isMutating(contact)) mutate(sealed({ form: "contact", fields }, trap));
    },
    pending: status === "pending",
    failed: status === "error",
    failures: failureCount,
  };
}
