import type { Enquiry } from "../model/enquiry.ts";

export type EnquiryTransport = (enquiry: Enquiry) => Promise<void>;

/** As specified: the message is logged in the visitor's own browser and goes nowhere else. */
const toConsole: EnquiryTransport = async (enquiry) => {
  console.log("Contact form submission:", enquiry);
};

/** The one door by which a message leaves the form. */
export const submitEnquiry = (enquiry: Enquiry, transport: EnquiryTransport = toConsole): Promise<void> =>
  transport(enquiry);
