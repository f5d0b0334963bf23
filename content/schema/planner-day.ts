import { z } from "zod";
import { label, message, text } from "./text.ts";

const flows = { solar: label(), load: label(), exported: label(), bought: label() };

export const plannerDay = z.strictObject({
  rhythm: label(),
  rhythms: z.strictObject({ evening: label(), day: label() }),
  battery: z.strictObject({ label: label(), unit: label(), note: text(120) }),
  slider: label(),
  /** What the slider says. A figure may be "none". */
  hour: message(200, "from", "to", "solar", "load", "charged", "discharged", "exported", "bought"),
  readouts: z.strictObject({ hour: label(), ...flows, stored: label(), unit: label() }),
  scale: z.strictObject({ zero: label(), battery: message(40, "figure"), batteryEmpty: label(), midnight: label() }),
  legend: z.strictObject({ ...flows, direct: label(), stored: label(), battery: label() }),
  /** The plot in words. `discharged` may be "none". */
  average: message(90, "city", "panels", "solar"),
  used: message(160, "load", "direct", "discharged", "bought", "exported"),
  table: z.strictObject({
    title: label(),
    caption: text(90),
    hour: label(),
    ...flows,
    direct: label(),
    charged: label(),
    discharged: label(),
    more: message(40, "hour"),
  }),
  fine: text(120),
});
