import type { Product } from "./product.ts";
import { productSlug } from "./slug.ts";

export type Enquiry = { name: string; email: string; phone: string; message: string };

export const emptyEnquiry: Enquiry = { name: "", email: "", phone: "", message: "" };

/** What a visitor asks a quote for: a model, the figures that a tool has worked out, or both. */
export type QuoteRequest = { product?: Pick<Product, "model"> | undefined; figures?: string | undefined };

const LONGEST_FIGURES = 1500;

/** Leads to the contact form with the request in the address; what else the address holds is kept. */
export function quoteAddress({ product, figures }: QuoteRequest, search = ""): string {
  const params = new URLSearchParams(search);
  if (product) params.set("quote", productSlug(product.model));
  if (figures) params.set("figures", figures);
  return `/?${params}#contact`;
}

export function quoteRequest({ product, figures }: QuoteRequest): string {
  const opening = product ? `I would like a quote for the ${product.model}.` : "I would like advice on this:";
  const details = figures?.slice(0, LONGEST_FIGURES).trim();
  return details ? `${opening}\n${details}` : opening;
}

/**
 * Puts the request into the message without losing what the visitor has written. It takes the place of the `earlier` one
 * that we put there, if that still stands as it was: two would contradict each other.
 */
export function withQuote(message: string, quote: QuoteRequest, earlier = ""): string {
  const request = quoteRequest(quote);
  // By a function, since figures may hold a dollar sign, which a plain replacement would read.
  if (earlier && message.includes(earlier)) return message.replace(earlier, () => request);
  if (message.includes(request)) return message;
  return message.trim() === "" ? `${request}\n` : `${request}\n\n${message}`;
}

/** Reads a stored draft; anything that is not a string of ours is dropped. */
export function parseEnquiry(json: string | null): Enquiry {
  try {
    const stored: unknown = JSON.parse(json ?? "{}");
    if (typeof stored !== "object" || stored === null) return emptyEnquiry;
    const text = (key: keyof Enquiry) => {
      const value = (stored as Record<string, unknown>)[key];
      return typeof value === "string" ? value : "";
    };
    return { name: text("name"), email: text("email"), phone: text("phone"), message: text("message") };
  } catch {
    return emptyEnquiry;
  }
}
