import { z } from "zod";
import { label, message, text } from "./text.ts";

const byTime = () => z.strictObject({ day: text(160), night: text(160), cut: text(160) });

export const energyFlow = z.strictObject({
  heading: text(60),
  text: text(200),
  parts: z.strictObject({ panels: label(), inverter: label(), house: label(), battery: label(), pylon: label() }),
  kindLabel: label(),
  kinds: z.strictObject({ standard: label(), hybrid: label() }),
  timeLabel: label(),
  times: z.strictObject({ day: label(), night: label(), cut: label() }),
  scenes: z.strictObject({ standard: byTime(), hybrid: byTime() }),
  /** Read out for the drawing. */
  drawing: message(60, "scene"),
  /** Before the scene in a list of all. `kind` and `time` are the keys of `kinds` and `times`. */
  sceneName: message(60, "kind", "time"),
  /** One house through one day. */
  day: z.strictObject({
    slider: text(60),
    /** Read out for a step of the slider. `clock` is "1:00 PM", `time` one of `times`. */
    moment: message(60, "clock", "time"),
    /** Read out for the picture. */
    picture: text(160),
  }),
});
