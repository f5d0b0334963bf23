import { type Enquiry, parseEnquiry } from "../model/enquiry.ts";
import { tabStorage } from "../storage/safe-storage.ts";
import { draftId } from "./draft-id.ts";

const KEY = "flare:enquiry";
const REQUEST_KEY = "flare:quote-request";

/** An unsent message survives a reload of this tab. */
export const readDraft = (): Enquiry => parseEnquiry(tabStorage.read(KEY));

export function saveDraft(enquiry: Enquiry) {
  tabStorage.write(KEY, JSON.stringify(enquiry));
  if (import.meta.env.VITE_ENQUIRY_URL) draftId("contact");
}

/** The last quote request inserted into the message, so that the next one can replace it. */
export const readQuoteRequest = (): string => tabStorage.read(REQUEST_KEY) ?? "";
export const saveQuoteRequest = (request: string) => tabStorage.write(REQUEST_KEY, request);

export function dropDraft() {
  tabStorage.drop(KEY);
  tabStorage.drop(REQUEST_KEY);
}
