import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyEnquiry, parseEnquiry, quoteAddress, withQuote } from "./enquiry.ts";

const product = { model: "FLARE 6.2KW" };
const quote = { product };

test("an empty message becomes the request", () => {
  expect(withQuote("", quote)).toBe("I would like a quote for the FLARE 6.2KW.\n");
});

test("what the visitor wrote is kept below the request", () => {
  expect(withQuote("Two floors in Dwarka.", quote)).toBe(
    "I would like a quote for the FLARE 6.2KW.\n\nTwo floors in Dwarka.",
  );
});

test("figures stand below the model, and without a model they are a question", () => {
  expect(withQuote("", { product, figures: "Load 3.1 kW in Jaipur." })).toBe(
    "I would like a quote for the FLARE 6.2KW.\nLoad 3.1 kW in Jaipur.\n",
  );
  expect(withQuote("", { figures: "Load 14 kW." })).toBe("I would like advice on this:\nLoad 14 kW.\n");
});

test("the address carries the request and keeps what it held", () => {
  expect(quoteAddress(quote)).toBe("/?quote=flare-62kw#contact");
  expect(quoteAddress({ figures: "a & b" }, "?city=jaipur")).toBe("/?city=jaipur&figures=a+%26+b#contact");
});

test("asking twice names the model once, and no word is ever lost", () => {
  fc.assert(
    fc.property(fc.string(), (message) => {
      const once = withQuote(message, quote);
      return withQuote(once, quote) === once && once.includes(message.trim());
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
