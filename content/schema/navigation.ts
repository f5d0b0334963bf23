import { z } from "zod";
import { link } from "./link.ts";
import { label } from "./text.ts";

/** Labels as specified. The product menu is between `before` and `after`. */
export const navigation = z.strictObject({
  before: z.array(link()),
  menu: label(),
  viewAll: link(),
  after: z.array(link()),
});
