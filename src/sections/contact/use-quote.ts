import { useCallback, useMemo } from "react";
import { contact } from "#content/contact.ts";
import { quoteRequest } from "../../model/enquiry.ts";
import type { ListedProduct } from "../../model/range.ts";
import { findProduct } from "../../model/slug.ts";
import { replaceSearch, useSearch } from "../../url/use-search.ts";

/** `/?quote=flare-62kw&figures=…#contact` fills in the message once; then the parameters are removed. */
export function useQuote(products: readonly ListedProduct[]) {
  const search = new URLSearchParams(useSearch());
  const slug = search.get("quote");
  const figures = search.get("figures");
  const quote = useMemo(() => {
    const model = findProduct(products, slug ?? undefined)?.model;
    const opening = model ? contact.quote.forModel({ model }) : contact.quote.advice;
    return model || figures ? quoteRequest(opening, figures ?? undefined) : undefined;
  }, [products, slug, figures]);
  const onQuoteTaken = useCallback(() => {
    const params = new URLSearchParams(window.location.search);
    for (const name of ["quote", "figures"]) params.delete(name);
    replaceSearch(params.toString());
  }, []);
  return { quote, onQuoteTaken };
}
