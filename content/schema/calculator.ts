import { z } from "zod";
import { id, label, message, text } from "./text.ts";

/** What the planner, the string check and the comparison share. */
export const calculator = z.strictObject({
  requestQuote: label(),
  copyLink: label(),
  copySummary: label(),
  share: label(),
  savePicture: label(),
  whatsapp: label(),
  shareTitle: label(),
  linkCopied: label(),
  copied: label(),
  refused: text(60),
  pictureSaved: label(),
  pictureFailed: text(60),
  /** The name of the file. */
  pictureName: id(),
  /** `value` is the number used instead. */
  problems: z.strictObject({
    notANumber: message(60, "value"),
    leftOut: message(60),
    tooSmall: message(60, "value"),
    tooLarge: message(90, "value"),
    notWhole: message(60, "value"),
  }),
});
