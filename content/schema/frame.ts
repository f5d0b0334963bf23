import { z } from "zod";
import { label } from "./text.ts";

/** Header, menu and toasts, for screen readers or without JavaScript. */
export const frame = z.strictObject({
  skip: label(),
  logo: label(),
  menu: z.strictObject({ label: label(), button: label() }),
  theme: z.strictObject({ toLight: label(), toDark: label() }),
  closeToast: label(),
});
