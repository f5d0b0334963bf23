import { useMutation } from "@tanstack/react-query";
import type { ContactWords } from "../../content/contact.ts";
import { delivery } from "../../enquiry/delivery.ts";
import { dropDraft } from "../../enquiry/draft.ts";
import { queryClient } from "../../enquiry/query-client.ts";
import { type Submission, sealed } from "../../enquiry/submit-enquiry.ts";
import type { Enquiry } from "../../model/enquiry.ts";
import { showToast } from "../../toast/toast-store.ts";
import { enquiryOf, FORM, sameEnquiry } from "./form-values.ts";

const contact = { mutationKey: ["contact"] };

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** What was changed while the message was under way is kept. */
function clear({ message: { form, fields } }: Submission) {
  const shown = document.forms.namedItem(FORM);
  if (!shown || form !== "contact" || !sameEnquiry(enquiryOf(shown), fields)) return;
  shown.reset();
  dropDraft();
}

/** Sends the message, and tells how it fares. */
export function useDelivery(words: ContactWords) {
  const options = delivery("contact");
  const { mutate, status, failureCount } = useMutation(
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
      }),
    },
    queryClient,
  );
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
