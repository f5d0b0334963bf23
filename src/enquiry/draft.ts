import { type Enquiry, parseEnquiry } from "../model/enquiry.ts";

const KEY = "flare:enquiry";

/** A half-written message, kept in this tab. Where storage is blocked the form still works; it only forgets. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export const readDraft = (): Enquiry => parseEnquiry(attempt(() => sessionStorage.getItem(KEY)) ?? null);
export const keepDraft = (enquiry: Enquiry) => attempt(() => sessionStorage.setItem(KEY, JSON.stringify(enquiry)));
export const dropDraft = () => attempt(() => sessionStorage.removeItem(KEY));
