import type { Product } from "./product.ts";
import { productSlug } from "./slug.ts";

export type Enquiry = { name: string; email: string; phone: string; message: string };

export const emptyEnquiry: Enquiry = { name: "", email: "", phone: "", message: "" };

/** `figures` is the result of a calculator. */
export type QuoteRequest = { product?: Pick<Product, "model"> | undefined; figures?: string | undefined };

const MAX_FIGURES_LENGTH = 1500;

/** A link to the contact form with the request as parameters beside those of `search`. */
export function quoteUrl({ product, figures }: QuoteRequest, search = ""): string {
  const params = new URLSearchParams(search);
  if (product) params.set("quote", productSlug(product.model));
  if (figures) params.set("figures", figures);
  return `/?${params}#contact`;
}

/** The opening sentence with the figures below it. */
export function quoteRequest(opening: string, figures?: string): string {
  const details = figures?.slice(0, MAX_FIGURES_LENGTH).trim();
  return details ? `${opening}\n${details}` : opening;
}

/**
 * Inserts the request above the visitor's text. It replaces the `earlier` request if the visitor has not edited that:
 * two would contradict each other.
 */
export function withQuote(message: string, request: string, earlier = ""): string {
  // A function, because a `$` in a replacement string has a meaning.
  if (earlier && message.includes(earlier)) return message.replace(earlier, () => request);
  if (message.includes(request)) return message;
  return message.trim() === "" ? `${request}\n` : `${request}\n\n${message}`;
}

/** A stored draft may be anything: other values than strings are dropped. */
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
