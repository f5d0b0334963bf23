import { z } from "zod";
import { message, text } from "./text.ts";

/** Copied, shared and sent with an enquiry: plain text, one line each. Figures that do not apply are "none". */
export const plannerSummary = z.strictObject({
  place: message("use", "city", "backup"),
  load: message("appliances"),
  appliance: message("count", "name"),
  size: message("connected", "allAtOnce", "together", "percent", "need"),
  fits: message("model"),
  tooLarge: text(60),
  panels: message("panels", "generation", "low", "high"),
  day: message("solar", "load", "direct", "discharged", "bought", "exported"),
  /** `net` is "unsure", "yes" or "no", `other` the saving with net metering. */
  saving: message("saving", "net", "other"),
  nearNil: message("net", "other"),
  carbon: message("co2"),
  counted: message("units", "rate", "exportRate", "battery"),
  subsidy: message("subsidy"),
  payback: message("quote", "years"),
  covered: message("quote"),
  noPayback: message("quote", "years"),
  own: message("figures", "more"),
  estimates: text(60),
});
