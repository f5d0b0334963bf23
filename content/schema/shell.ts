import { z } from "zod";
import { label, text } from "./text.ts";

/** What the build writes into the document and the web manifest, outside React. */
export const shell = z.strictObject({
  manifest: z.strictObject({ name: label(), description: text(120) }),
  loadFailed: text(120).describe("Shown beside a control whose code failed to load."),
});
