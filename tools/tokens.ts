/** The site's tokens, for what is drawn without CSS. */
import { readFileSync } from "node:fs";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

/** In em. */
export const numeralTracking = Number(/--tracking-numeral: (.*)em/.exec(tokens)?.[1]);

/** In the light theme. */
export function colour(job: string): string {
  const found = new RegExp(`--color-${job}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(tokens)?.[1];
  if (!found) throw new Error(`tokens.css has no colour "${job}"`);
  return found;
}
