import type { Problem } from "../content/parse.ts";
import { readable } from "./readable.ts";

const partInWords = (part: PropertyKey): string =>
  /^\d+$/.test(String(part)) ? `entry ${Number(part) + 1}` : readable(String(part));

/** "Features, entry 2: there is no feature "x"." */
export const inWords = ({ file, key, reason }: Problem): string =>
  `${key.length > 0 ? key.map(partInWords).join(", ") : file}: ${reason}.`;
