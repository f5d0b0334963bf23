import { text } from "./text.ts";

/** Read by whoever renews the figures: the build keeps it out of the site. */
export const source = () =>
  text(300).describe("Where the figures come from and how sure they are. Not shown on the site.");
