import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyEnquiry, parseEnquiry, withQuote } from "./enquiry.ts";

const product = { model: "FLARE 6.2KW" };

test("an empty message becomes the request", () => {
  expect(withQuote("", product)).toBe("I would like a quote for the FLARE 6.2KW.\n");
});

test("what the visitor wrote is kept below the request", () => {
  expect(withQuote("Two floors in Dwarka.", product)).toBe(
    "I would like a quote for the FLARE 6.2KW.\n\nTwo floors in Dwarka.",
  );
});

test("asking twice names the model once, and no word is ever lost", () => {
  fc.assert(
    fc.property(fc.string(), (message) => {
      const once = withQuote(message, product);
      return withQuote(once, product) === once && once.includes(message.trim());
    }),
  );
});

test("a draft is read back as it was kept", () => {
  const draft = { name: "Asha", email: "asha@home.example", phone: "", message: "नमस्ते" };
  expect(parseEnquiry(JSON.stringify(draft))).toEqual(draft);
});

test("a draft that was tampered with is never more than four strings", () => {
  expect(parseEnquiry("{broken")).toEqual(emptyEnquiry);
  expect(parseEnquiry('{"name":7,"message":{"a":1}}')).toEqual(emptyEnquiry);
  fc.assert(
    fc.property(fc.json(), (json) => Object.values(parseEnquiry(json)).every((value) => typeof value === "string")),
  );
});
