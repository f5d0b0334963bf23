import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordMark } from "./word-mark.ts";

test("wordmark.svg files match font, company name and colours (otherwise run npm run icons)", async () => {
  const current = await wordMark();
  for (const file of ["art/wordmark.svg", "public/wordmark.svg"]) expect(readFileSync(file, "utf8")).toBe(current);
});
