import { focusManager, type MutationOptions } from "@tanstack/react-query";
import type { Message } from "../model/message.ts";
import { tryAgain } from "../model/retry.ts";
import { queryClient } from "./query-client.ts";
import { dropSeed } from "./seed.ts";
import { type Submission, sealed, submitEnquiry } from "./submit-enquiry.ts";

// The client would pause retries while the tab is hidden.
if (import.meta.env.VITE_ENQUIRY_URL) focusManager.setFocused(true);

/** How a message is delivered: the client's patience, except where the receiver has refused it. */
export const delivery = (form: Message["form"]): MutationOptions<void, Error, Submission> => ({
  mutationKey: [form],
  mutationFn: submitEnquiry,
  ...(import.meta.env.VITE_ENQUIRY_URL && { retry: tryAgain, onSuccess: () => dropSeed(form) }),
});

/** The same outside of React, for a form that does not carry the client with it. */
export const deliver = (message: Message, trap: string): Promise<void> =>
  queryClient.getMutationCache().build(queryClient, delivery(message.form)).execute(sealed(message, trap));
