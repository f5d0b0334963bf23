import type { Enquiry } from "../model/enquiry.ts";

export type ContactWords = {
  heading: string;
  lead: string;
  fields: Record<keyof Enquiry, { label: string; placeholder?: string; problem?: string }>;
  send: string;
  needed: string;
  withoutScript: string;
  sent: { title: string; description: string };
  /** In the form, after the toast has gone. */
  sentNote: string;
  /** Only in builds with VITE_ENQUIRY_URL. */
  sending: string;
  stillSending: string;
  notSent: { title: string; text: string };
};

const emailProblem = "We need a whole address, for example you@home.example";

export const contact: ContactWords = {
  heading: "Talk to a person in New Delhi.",
  lead: "Tell us your city, your load and your roof. You need no drawings and no jargon.",
  fields: {
    name: { label: "Name", problem: "Tell us your name, so that we know whom to answer." },
    phone: { label: "Phone", placeholder: "+91" },
    email: { label: "Email", problem: emailProblem },
    message: {
      label: "Message",
      placeholder: "Two-storey house in Dwarka, two ACs, cuts of an hour most evenings.",
      problem: "Write a line or two: what would you like to run?",
    },
  },
  send: "Send message",
  needed: "Name, email and message are needed.",
  withoutScript: "The form needs JavaScript. Write or call instead: the addresses are on this page.",
  sent: {
    title: "Message Sent!",
    description: "Thank you for contacting us. We'll get back to you soon.",
  },
  sentNote: "Sent. Thank you for writing to us.",
  sending: "Sending …",
  stillSending: "No answer yet. Trying again …",
  notSent: {
    title: "Your message did not get through.",
    text: "What you wrote is still in the form. Send it again, or reach us directly:",
  },
};

export type NewsletterWords = {
  heading: string;
  withoutScript: string;
  problem: string;
  thanks: { title: string; description: string };
  sending: string;
  notSent: { title: string; text: string };
};

export const newsletter: NewsletterWords = {
  heading: "Hear from us when there is news.",
  withoutScript: "Subscribing here needs JavaScript. Write to us instead:",
  problem: emailProblem,
  thanks: { title: "Thank you!", description: "Thank you for your interest in FLARE." },
  sending: "Sending …",
  notSent: {
    title: "That did not get through.",
    text: "Your address is still in the box. Try again, or write or call:",
  },
};
