import { useCallback } from "react";
import { contact } from "#content/contact.ts";
import { quoteRequest } from "../../model/enquiry.ts";
import type { ListedProduct } from "../../model/range.ts";
import { findProduct } from "../../model/slug.ts";
import { replaceSearch, useSearch } from "../../url/use-search.ts";

const names = ["quote", "figures"];

export type Quote = {
  /** The parameters that ask for a quote, as a query. */
  asked: string;
  inWords: (asked: string) => string | undefined;
  onTaken: () => void;
};

const only = (search: string) => [...new URLSearchParams(search)].filter(([name]) => names.includes(name));

function takeFromUrl() {
  const params = new URLSearchParams(window.location.search);
  for (const name of names) params.delete(name);
  replaceSearch(params.toString());
}

/** `/?quote=flare-62kw&figures=…#contact` fills in the message once; then the parameters are removed. */
export function useQuote(products: readonly ListedProduct[]): Quote {
  const asked = new URLSearchParams(only(useSearch())).toString();
  const inWords = useCallback(
    (asked: string) => {
      const params = new URLSearchParams(asked);
      const figures = params.get("figures") ?? undefined;
      const model = findProduct(products, params.get("quote") ?? undefined)?.model;
      const opening = model ? contact.quote.forModel({ model }) : contact.quote.advice;
      return model || figures ? quoteRequest(opening, figures) : undefined;
    },
    [products],
  );
  return { asked, inWords, onTaken: takeFromUrl };
}
