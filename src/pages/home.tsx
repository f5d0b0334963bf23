import { useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { about } from "../content/about.ts";
import { company } from "../content/company.ts";
import { contact } from "../content/contact.ts";
import { energyScenes, energyWords } from "../content/energy-flow.ts";
import { heroSlides } from "../content/hero-slides.ts";
import { hours } from "../content/hours.ts";
import { listing } from "../content/listing.ts";
import { products } from "../content/products/index.ts";
import { solutions, solutionsWords } from "../content/solutions.ts";
import { support } from "../content/support.ts";
import { findProduct } from "../model/slug.ts";
import { About } from "../sections/about.tsx";
import { Contact } from "../sections/contact/contact.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { ProductBrowser } from "../sections/products/product-browser.tsx";
import { Services } from "../sections/services/services.tsx";
import { Solutions } from "../sections/solutions.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { late } from "../ui/late.tsx";

const HomePlanner = late(() => import("./home-planner.tsx").then(({ HomePlanner }) => HomePlanner));

/** `/?quote=flare-62kw#contact` names a model in the message, `figures` what a tool worked out; taken once, they leave the address. */
function useQuote() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const slug = search.get("quote");
  const figures = search.get("figures");
  const quote = useMemo(() => {
    const product = findProduct(products, slug ?? undefined);
    return product || figures ? { product, figures: figures ?? undefined } : undefined;
  }, [slug, figures]);
  const taken = useCallback(() => {
    const rest = new URLSearchParams(window.location.search);
    for (const name of ["quote", "figures"]) rest.delete(name);
    navigate({ pathname: "/", search: rest.toString(), hash: "contact" }, { replace: true });
  }, [navigate]);
  return { quote, onQuoteTaken: taken };
}

export function Component() {
  const quote = useQuote();
  return (
    <>
      <PageHead
        title="FLARE solar inverters. Technology for everyone"
        description="Solar inverters for homes and businesses in five sizes, from 4.2 to 10.2 kW, explained in plain words. Standard and hybrid, from New Delhi."
        path="/"
      />
      <Hero slides={heroSlides} />
      <About about={about} taglineHindi={company.taglineHindi} />
      <Solutions solutions={solutions} words={solutionsWords} energy={{ scenes: energyScenes, words: energyWords }}>
        <HomePlanner reserve="min-h-[180rem] lg:min-h-[150rem]" />
      </Solutions>
      <ProductBrowser products={products} words={listing} />
      <Services support={support} />
      <Contact words={contact} office={company.office} channels={company.channels} hours={hours} {...quote} />
    </>
  );
}
