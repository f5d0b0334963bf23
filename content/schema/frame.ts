import { z } from "zod";
import { label, message } from "./text.ts";

/** Header, menu and toasts, for screen readers or without JavaScript. */
export const frame = z.strictObject({
  skip: label(),
  logo: label(),
  menu: z.strictObject({ label: label(), button: label() }),
  theme: z.strictObject({ toLight: label(), toDark: label() }),
  toast: z.strictObject({ close: label(), label: label(), region: message(40, "hotkey") }),
});
