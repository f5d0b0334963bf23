import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordMark } from "./word-mark.ts";

test("the word mark is the one that its font, the company's name and the colours make; if not, run npm run icons", async () => {
  const drawn = await wordMark();
  for (const file of ["art/wordmark.svg", "public/wordmark.svg"]) expect(readFileSync(file, "utf8")).toBe(drawn);
});
