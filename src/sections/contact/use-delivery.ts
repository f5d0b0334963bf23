import { useMutation } from "@tanstack/react-query";
import { contact } from "#content/contact.ts";
import { deliveryOptions } from "../../enquiry/delivery.ts";
import { dropDraft } from "../../enquiry/draft.ts";
import { queryClient } from "../../enquiry/query-client.ts";
import { createSubmission, type Submission } from "../../enquiry/submit-enquiry.ts";
import type { Enquiry } from "../../model/enquiry.ts";
import { showToast } from "../../toast/toast-store.ts";
import { enquiryOf, FORM, sameEnquiry } from "./form-values.ts";

const contactMutation = { mutationKey: ["contact"] };

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Unless the visitor has edited it meanwhile. */
function clearForm({ message: { form, fields } }: Submission) {
  const shown = document.forms.namedItem(FORM);
  if (!shown || form !== "contact" || !sameEnquiry(enquiryOf(shown), fields)) return;
  shown.reset();
  dropDraft();
}

export function useDelivery() {
  const options = deliveryOptions("contact");
  const { mutate, reset, status, failureCount } = useMutation(
    {
      ...options,
      onSuccess(...result) {
        options.onSuccess?.(...result);
        clearForm(result[1]);
        showToast(contact.sent);
      },
      ...(import.meta.env.VITE_ENQUIRY_URL && {
        onMutate: () => window.addEventListener("beforeunload", askBeforeLeaving),
        onSettled: () => window.removeEventListener("beforeunload", askBeforeLeaving),
      }),
    },
    queryClient,
  );
  return {
    // Asks the client, since `status` may be stale when the key is pressed twice.
    send(fields: Enquiry, honeypot: string) {
      if (!queryClient.isMutating(contactMutation)) mutate(createSubmission({ form: "contact", fields }, honeypot));
    },
    pending: status === "pending",
    sent: status === "success",
    forgetSent: reset,
    failed: status === "error",
    failures: failureCount,
  };
}
