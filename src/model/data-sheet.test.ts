import { expect, test } from "vitest";
import { dataSheetName, dataSheetPath, issuedInWords } from "./data-sheet.ts";

test("a data sheet is named after the model as it is printed, spaces as hyphens, the dot kept", () => {
  expect(dataSheetName({ model: "FLARE 6.2KW" })).toBe("FLARE-6.2KW-data-sheet.pdf");
  expect(dataSheetName({ model: "FLARE 10.2KW" })).toBe("FLARE-10.2KW-data-sheet.pdf");
  expect(dataSheetName({ model: "FLARE 5.0KW Hybrid" })).toBe("FLARE-5.0KW-Hybrid-data-sheet.pdf");
});

test("data sheets lie in a folder of their own", () => {
  expect(dataSheetPath({ model: "FLARE 6.2KW" })).toBe("/data-sheets/FLARE-6.2KW-data-sheet.pdf");
});

test("the date of issue is given by its month, the same in every time zone", () => {
  expect(issuedInWords("2026-11-01")).toBe("November 2026");
  expect(issuedInWords("2026-11-30")).toBe("November 2026");
});
