import { focusManager } from "@tanstack/react-query";
import type { OutgoingMessage } from "../model/message.ts";
import { shouldRetry } from "../model/retry.ts";
import { dropDraftId } from "./draft-id.ts";
import { queryClient } from "./query-client.ts";
import { createSubmission, type Submission, submitEnquiry } from "./submit-enquiry.ts";

// Otherwise retries pause while the tab is hidden.
if (import.meta.env.VITE_ENQUIRY_URL) focusManager.setFocused(true);

export async function deliver(message: OutgoingMessage, honeypot: string, onFailedAttempt = () => {}): Promise<void> {
  const mutation = queryClient.getMutationCache().build<void, Error, Submission, unknown>(queryClient, {
    mutationFn: submitEnquiry,
    ...(import.meta.env.VITE_ENQUIRY_URL && {
      retry(failures, error) {
        onFailedAttempt();
        return shouldRetry(failures, error);
      },
      onSuccess: () => dropDraftId(message.form),
    }),
  });
  await mutation.execute(createSubmission(message, honeypot));
}
