import type { Problem } from "../content/parse.ts";
import { entries } from "./entries.ts";
import { readable } from "./readable.ts";

const partInWords = (part: PropertyKey): string =>
  /^\d+$/.test(String(part)) ? `entry ${Number(part) + 1}` : readable(String(part));

/** "Featured (English)", or the file itself if it has no form of its own. */
const fileInWords = (file: string): string =>
  entries.find(({ path }) => `${path}.yaml` === file)?.label ?? file.replace("products/", "").replace(".yaml", "");

/** "Featured (English), Products, entry 2: there is no product "x"." A problem may be in another file than is edited. */
export const problemInWords = ({ file, key, reason }: Problem): string =>
  `${[fileInWords(file), ...key.map(partInWords)].join(", ")}: ${reason}.`;
