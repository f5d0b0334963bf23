import { expect, test } from "vitest";
import { dataSheetName, dataSheetPath, issuedInWords } from "./data-sheet.ts";

test("dataSheetName has hyphens for spaces and keeps the dot", () => {
  expect(dataSheetName({ model: "FLARE 6.2KW" })).toBe("FLARE-6.2KW-data-sheet.pdf");
  expect(dataSheetName({ model: "FLARE 10.2KW" })).toBe("FLARE-10.2KW-data-sheet.pdf");
  expect(dataSheetName({ model: "FLARE 5.0KW Hybrid" })).toBe("FLARE-5.0KW-Hybrid-data-sheet.pdf");
});

test("dataSheetPath is in /data-sheets", () => {
  expect(dataSheetPath({ model: "FLARE 6.2KW" })).toBe("/data-sheets/FLARE-6.2KW-data-sheet.pdf");
});

test("issuedInWords gives month and year", () => {
  expect(issuedInWords("2026-11-01")).toBe("November 2026");
  expect(issuedInWords("2026-11-30")).toBe("November 2026");
});
