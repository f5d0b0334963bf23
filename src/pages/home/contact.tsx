import { useCallback, useMemo } from "react";
import { products } from "#content/products.ts";
import { replaceSearch, useSearch } from "../../address/use-search.ts";
import { company } from "../../content/company.ts";
import { contact } from "../../content/contact.ts";
import { hours } from "../../content/hours.ts";
import { findProduct } from "../../model/slug.ts";
import { Contact } from "../../sections/contact/contact.tsx";

/** `/?quote=flare-62kw&figures=…#contact` fills in the message once; then the parameters are removed. */
function useQuote() {
  const search = new URLSearchParams(useSearch());
  const slug = search.get("quote");
  const figures = search.get("figures");
  const quote = useMemo(() => {
    const product = findProduct(products, slug ?? undefined);
    return product || figures ? { product, figures: figures ?? undefined } : undefined;
  }, [slug, figures]);
  const onQuoteTaken = useCallback(() => {
    const params = new URLSearchParams(window.location.search);
    for (const name of ["quote", "figures"]) params.delete(name);
    replaceSearch(params.toString());
  }, []);
  return { quote, onQuoteTaken };
}

export function HomeContact() {
  const quote = useQuote();
  return <Contact words={contact} office={company.office} channels={company.channels} hours={hours} {...quote} />;
}
