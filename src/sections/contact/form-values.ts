import { type Enquiry, emptyEnquiry } from "../../model/enquiry.ts";

const fields = Object.keys(emptyEnquiry) as (keyof Enquiry)[];

export function control(form: HTMLFormElement, name: keyof Enquiry) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

export function enquiryOf(form: HTMLFormElement): Enquiry {
  const value = (name: keyof Enquiry) => control(form, name).value;
  return { name: value("name"), email: value("email"), phone: value("phone"), message: value("message") };
}

/** Text typed before hydration wins over the draft. */
export function restoreFields(form: HTMLFormElement, draft: Enquiry) {
  for (const name of fields) control(form, name).value ||= draft[name];
}

export const sameEnquiry = (one: Enquiry, other: Enquiry): boolean => fields.every((name) => one[name] === other[name]);
