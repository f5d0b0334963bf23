import { type Enquiry, parseEnquiry } from "../model/enquiry.ts";
import { seedOf } from "./seed.ts";
import { tabStorage } from "./tab-storage.ts";

const KEY = "flare:enquiry";
const REQUEST = "flare:request";

/** A half-written message, kept in this tab. */
export const readDraft = (): Enquiry => parseEnquiry(tabStorage.read(KEY));

export function keepDraft(enquiry: Enquiry) {
  tabStorage.write(KEY, JSON.stringify(enquiry));
  if (import.meta.env.VITE_ENQUIRY_URL) seedOf("contact");
}

/** The request that we last put into the message, to be known again there. */
export const readRequest = (): string => tabStorage.read(REQUEST) ?? "";
export const keepRequest = (request: string) => tabStorage.write(REQUEST, request);

export function dropDraft() {
  tabStorage.drop(KEY);
  tabStorage.drop(REQUEST);
}
