import { z } from "zod";
import { label } from "./text.ts";

export const structuredData = z.strictObject({ range: label() });
