import { focusManager, type MutationOptions } from "@tanstack/react-query";
import type { Message } from "../model/message.ts";
import { shouldRetry } from "../model/retry.ts";
import { dropDraftId } from "./draft-id.ts";
import { queryClient } from "./query-client.ts";
import { createSubmission, type Submission, submitEnquiry } from "./submit-enquiry.ts";

// Otherwise retries pause while the tab is hidden.
if (import.meta.env.VITE_ENQUIRY_URL) focusManager.setFocused(true);

export const deliveryOptions = (form: Message["form"]): MutationOptions<void, Error, Submission> => ({
  mutationKey: [form],
  mutationFn: submitEnquiry,
  ...(import.meta.env.VITE_ENQUIRY_URL && { retry: shouldRetry, onSuccess: () => dropDraftId(form) }),
});

/** Outside React, for the newsletter form, which loads this module on submit. */
export const deliver = (message: Message, honeypot: string): Promise<void> =>
  queryClient
    .getMutationCache()
    .build(queryClient, deliveryOptions(message.form))
    .execute(createSubmission(message, honeypot));
