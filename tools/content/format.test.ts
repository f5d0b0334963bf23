import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { formatted } from "./format.ts";
import { readSources } from "./sources.ts";

describe("content files", () => {
  test.each(Object.entries(readSources()))('%s is in the stored form; "npm run format" mends it', (file, source) => {
    expect(source).toBe(formatted(file, source));
  });
});

test("keys are in the order of the schema, and empty optional groups and lists are left out", () => {
  const product = "type: hybrid\nviews: []\nfigures:\n  trackingRange: {}\nmodel: FLARE 6.2KW\n";
  expect(formatted("products/flare-62kw.yaml", product)).toBe("model: FLARE 6.2KW\ntype: hybrid\n");
});

test("invisible characters are escaped, and read back unchanged", () => {
  const text = formatted("en/contact.yaml", 'lead: "6\\u00a0kW"\n');
  expect(text).toBe('lead: "6\\u00a0kW"\n');
  expect(parse(text)).toEqual({ lead: "6\u00a0kW" });
});

test("text that YAML 1.1 takes for a time, a date or a boolean is quoted", () => {
  expect(formatted("en/contact.yaml", "send: '09:00'\nneeded: '2026-11-18'\noffice: 'yes'\n")).toBe(
    'office: "yes"\nsend: "09:00"\nneeded: "2026-11-18"\n',
  );
});
