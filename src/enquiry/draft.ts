import { type Enquiry, parseEnquiry } from "../model/enquiry.ts";
import { seedOf } from "./seed.ts";
import { tabStorage } from "./tab-storage.ts";

const KEY = "flare:enquiry";

/** A half-written message, kept in this tab. */
export const readDraft = (): Enquiry => parseEnquiry(tabStorage.read(KEY));

export function keepDraft(enquiry: Enquiry) {
  tabStorage.write(KEY, JSON.stringify(enquiry));
  if (import.meta.env.VITE_ENQUIRY_URL) seedOf("contact");
}

export const dropDraft = () => tabStorage.drop(KEY);
