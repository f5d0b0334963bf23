import { type Enquiry, parseEnquiry } from "../model/enquiry.ts";
import { tabStorage } from "../storage/safe-storage.ts";
import { draftId } from "./draft-id.ts";

const KEY = "flare:enquiry";
const REQUEST_KEY = "flare:quote-request";
const ASKED_KEY = "flare:quote-asked";

/** An unsent message survives a reload of this tab. */
export const readDraft = (): Enquiry => parseEnquiry(tabStorage.read(KEY));

export function saveDraft(enquiry: Enquiry) {
  tabStorage.write(KEY, JSON.stringify(enquiry));
  if (import.meta.env.VITE_ENQUIRY_URL) draftId("contact");
}

/** The last quote request inserted into the message, so that the next one can replace it, and what it asked for. */
type InsertedQuote = { request: string; asked: string };

export const readQuoteRequest = (): InsertedQuote => ({
  request: tabStorage.read(REQUEST_KEY) ?? "",
  asked: tabStorage.read(ASKED_KEY) ?? "",
});

export function saveQuoteRequest({ request, asked }: InsertedQuote) {
  tabStorage.write(REQUEST_KEY, request);
  tabStorage.write(ASKED_KEY, asked);
}

export function dropDraft() {
  tabStorage.drop(KEY);
  tabStorage.drop(REQUEST_KEY);
  tabStorage.drop(ASKED_KEY);
}
