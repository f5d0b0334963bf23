import { expect, test } from "vitest";
import { dataSheetName } from "./data-sheet.ts";

test("dataSheetName has hyphens for spaces and keeps the dot", () => {
  expect(dataSheetName({ model: "FLARE 6.2KW" })).toBe("FLARE-6.2KW-data-sheet.pdf");
  expect(dataSheetName({ model: "FLARE 10.2KW" })).toBe("FLARE-10.2KW-data-sheet.pdf");
  expect(dataSheetName({ model: "FLARE 5.0KW Hybrid" })).toBe("FLARE-5.0KW-Hybrid-data-sheet.pdf");
});
