import { z } from "zod";
import { text } from "./text.ts";

/** What search engines and tabs show. */
export const page = z.strictObject({ title: text(60), description: text(160) });
