import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyEnquiry, parseEnquiry, quoteRequest, quoteUrl, withQuote } from "./enquiry.ts";

const product = { model: "FLARE 6.2KW" };
const request = quoteRequest("A quote for the FLARE 6.2KW.");

test("withQuote fills an empty message with the request", () => {
  expect(withQuote("", request)).toBe("A quote for the FLARE 6.2KW.\n");
});

test("withQuote keeps the visitor's text below the request", () => {
  expect(withQuote("Two floors in Dwarka.", request)).toBe("A quote for the FLARE 6.2KW.\n\nTwo floors in Dwarka.");
});

test("quoteRequest has figures below its opening", () => {
  expect(quoteRequest("Advice on this:", " Load 14 kW.\n")).toBe("Advice on this:\nLoad 14 kW.");
  expect(quoteRequest("Advice on this:", " ")).toBe("Advice on this:");
});

test("quoteUrl adds the request and keeps other parameters", () => {
  expect(quoteUrl({ product })).toBe("/?quote=flare-62kw#contact");
  expect(quoteUrl({ figures: "a & b" }, "?city=jaipur")).toBe("/?city=jaipur&figures=a+%26+b#contact");
});

test("withQuote inserts the same request once and keeps all text", () => {
  fc.assert(
    fc.property(fc.string(), (message) => {
      const once = withQuote(message, request);
      return withQuote(once, request) === once && once.includes(message.trim());
    }),
  );
});

const other = quoteRequest("A quote for the FLARE 8.2KW.", "Load 5.2 kW.\nEstimates.");

test("withQuote replaces an earlier request and keeps the text around it", () => {
  const before = `Namaste,\n\n${other}\n\nTwo floors in Dwarka.`;
  expect(withQuote(before, request, other)).toBe(`Namaste,\n\n${request}\n\nTwo floors in Dwarka.`);
});

test("withQuote drops the figures of an earlier request for the same model", () => {
  const bare = quoteRequest("A quote for the FLARE 8.2KW.");
  expect(withQuote(`${other}\n`, bare, other)).toBe(`${bare}\n`);
});

test("withQuote keeps an earlier request that the visitor has edited", () => {
  const edited = other.replace("5.2", "6");
  expect(withQuote(edited, request, other)).toBe(`${request}\n\n${edited}`);
});

test("withQuote keeps only the last of many requests and all other text", () => {
  const some = fc.tuple(fc.constantFrom("A quote for the FLARE 6.2KW.", "Advice on this:"), fc.string());
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.array(some, { minLength: 2 }), (before, after, requests) => {
      let earlier = "";
      let message = "";
      for (const each of requests) {
        message = withQuote(message, quoteRequest(...each), earlier);
        if (!earlier) message = `${before}\n${message}${after}`;
        earlier = quoteRequest(...each);
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
