import { type Enquiry, emptyEnquiry } from "../../model/enquiry.ts";

/** The form's name in the document: a message may be answered when another form has taken its place. */
export const FORM = "contact";

const fields = Object.keys(emptyEnquiry) as (keyof Enquiry)[];

export function control(form: HTMLFormElement, name: keyof Enquiry) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

export function enquiryOf(form: HTMLFormElement): Enquiry {
  const value = (name: keyof Enquiry) => control(form, name).value;
  return { name: value("name"), email: value("email"), phone: value("phone"), message: value("message") };
}

/** What was typed before the page came alive wins over the draft. */
export function fillIn(form: HTMLFormElement, draft: Enquiry) {
  for (const name of fields) control(form, name).value ||= draft[name];
}

export const sameEnquiry = (one: Enquiry, other: Enquiry): boolean => fields.every((name) => one[name] === other[name]);
