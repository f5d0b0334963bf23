import { z } from "zod";

export const search = z.strictObject({
  fillers: z.string().describe("Left out of a search, unless it has no other words."),
});
