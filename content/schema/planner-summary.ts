import { z } from "zod";
import { message, text } from "./text.ts";

/** Copied, shared and sent with an enquiry: plain text, one line each. Figures that do not apply are "none". */
export const plannerSummary = z.strictObject({
  place: message(60, "use", "city", "backup"),
  load: message(40, "appliances"),
  appliance: message(40, "count", "name"),
  size: message(120, "connected", "allAtOnce", "together", "percent", "need"),
  fits: message(40, "model"),
  tooLarge: text(60),
  panels: message(90, "panels", "generation", "low", "high"),
  day: message(160, "solar", "load", "direct", "discharged", "bought", "exported"),
  /** `net` is "unsure", "yes" or "no", `other` the saving with net metering. */
  saving: message(90, "saving", "net", "other"),
  nearNil: message(90, "net", "other"),
  carbon: message(60, "co2"),
  counted: message(120, "units", "rate", "exportRate", "battery"),
  subsidy: message(90, "subsidy"),
  payback: message(90, "quote", "years"),
  covered: message(90, "quote"),
  noPayback: message(120, "quote", "years"),
  own: message(90, "figures", "more"),
  estimates: text(90),
});
