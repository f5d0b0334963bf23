import { z } from "zod";
import { label, message, text } from "./text.ts";

const field = z.strictObject({ label: label(), placeholder: text(90).optional(), problem: text(90).optional() });
export const sent = z.strictObject({ title: text(60), description: text(120) });
export const notSent = z.strictObject({ title: text(60), text: text(160) });

export const contact = z.strictObject({
  section: label().describe("Above the section, and the form's name for screen readers."),
  heading: text(60),
  lead: text(160),
  office: label(),
  officeCity: label(),
  officeCountry: label(),
  channels: z.strictObject({ general: label(), sales: label(), support: label() }),
  fields: z.strictObject({ name: field, phone: field, email: field, message: field }),
  send: label(),
  needed: text(90),
  optional: label().describe("At fields that may stay empty."),
  withoutScript: text(160),
  /** Opens the message of a visitor who comes from a product or a calculator. */
  quote: z.strictObject({ forModel: message(60, "model"), advice: text(90) }),
  sent,
  sentNote: text(90).describe("In the form's place, and stays after the toast has gone."),
  another: label(),
  /** These three only in builds with VITE_ENQUIRY_URL. */
  sending: label(),
  stillSending: text(60),
  notSent,
  hours: z.strictObject({
    heading: label(),
    note: text(90),
    closed: label(),
    openUntil: message(40, "time"),
    opensToday: message(40, "time"),
    opensTomorrow: message(40, "time"),
    opensOn: message(40, "day", "time"),
  }),
});
