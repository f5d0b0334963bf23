import type { Product } from "./product.ts";

export type Enquiry = { name: string; email: string; phone: string; message: string };

export const emptyEnquiry: Enquiry = { name: "", email: "", phone: "", message: "" };

export const quoteRequest = ({ model }: Pick<Product, "model">): string => `I would like a quote for the ${model}.`;

/** Names the model in the message without losing what the visitor has written. */
export function withQuote(message: string, product: Pick<Product, "model">): string {
  const request = quoteRequest(product);
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
