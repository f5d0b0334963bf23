import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyEnquiry, parseEnquiry, quoteAddress, quoteRequest, withQuote } from "./enquiry.ts";

const product = { model: "FLARE 6.2KW" };
const quote = { product };

test("withQuote fills an empty message with the request", () => {
  expect(withQuote("", quote)).toBe("I would like a quote for the FLARE 6.2KW.\n");
});

test("withQuote keeps the visitor's text below the request", () => {
  expect(withQuote("Two floors in Dwarka.", quote)).toBe(
    "I would like a quote for the FLARE 6.2KW.\n\nTwo floors in Dwarka.",
  );
});

test("quoteRequest has figures below the model, and asks for advice without a model", () => {
  expect(withQuote("", { product, figures: "Load 3.1 kW in Jaipur." })).toBe(
    "I would like a quote for the FLARE 6.2KW.\nLoad 3.1 kW in Jaipur.\n",
  );
  expect(withQuote("", { figures: "Load 14 kW." })).toBe("I would like advice on this:\nLoad 14 kW.\n");
});

test("quoteAddress adds the request and keeps other parameters", () => {
  expect(quoteAddress(quote)).toBe("/?quote=flare-62kw#contact");
  expect(quoteAddress({ figures: "a & b" }, "?city=jaipur")).toBe("/?city=jaipur&figures=a+%26+b#contact");
});

test("withQuote inserts the same request once and keeps all text", () => {
  fc.assert(
    fc.property(fc.string(), (message) => {
      const once = withQuote(message, quote);
      return withQuote(once, quote) === once && once.includes(message.trim());
    }),
  );
});

const other = { product: { model: "FLARE 8.2KW" }, figures: "Load 5.2 kW.\nEstimates." };

test("withQuote replaces an earlier request and keeps the text around it", () => {
  const before = `Namaste,\n\n${quoteRequest(other)}\n\nTwo floors in Dwarka.`;
  expect(withQuote(before, quote, quoteRequest(other))).toBe(
    "Namaste,\n\nI would like a quote for the FLARE 6.2KW.\n\nTwo floors in Dwarka.",
  );
});

test("withQuote drops the figures of an earlier request for the same model", () => {
  const { product, figures } = other;
  const earlier = quoteRequest({ product, figures });
  expect(withQuote(`${earlier}\n`, { product }, earlier)).toBe("I would like a quote for the FLARE 8.2KW.\n");
});

test("withQuote keeps an earlier request that the visitor has edited", () => {
  const edited = quoteRequest(other).replace("5.2", "6");
  expect(withQuote(edited, quote, quoteRequest(other))).toBe(`I would like a quote for the FLARE 6.2KW.\n\n${edited}`);
});

test("withQuote keeps only the last of many requests and all other text", () => {
  const request = fc.record({ product: fc.constantFrom(product, other.product), figures: fc.string() });
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.array(request, { minLength: 2 }), (before, after, requests) => {
      let earlier = "";
      let message = "";
      for (const each of requests) {
        message = withQuote(message, each, earlier);
        if (!earlier) message = `${before}\n${message}${after}`;
        earlier = quoteRequest(each);
      }
      expect(message).toBe(`${before}\n${earlier}\n${after}`);
    }),
  );
});

test("parseEnquiry reads back a stored draft", () => {
  const draft = { name: "Asha", email: "asha@home.example", phone: "", message: "नमस्ते" };
  expect(parseEnquiry(JSON.stringify(draft))).toEqual(draft);
});

test("parseEnquiry returns four strings for any JSON", () => {
  expect(parseEnquiry("{broken")).toEqual(emptyEnquiry);
  expect(parseEnquiry('{"name":7,"message":{"a":1}}')).toEqual(emptyEnquiry);
  fc.assert(
    fc.property(fc.json(), (json) => Object.values(parseEnquiry(json)).every((value) => typeof value === "string")),
  );
});
