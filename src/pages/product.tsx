import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { about } from "../content/about.ts";
import { featureNotes } from "../content/feature-notes.ts";
import { notices } from "../content/notices.ts";
import { products } from "../content/products/index.ts";
import { specNote, specNotes, stringCheckNote } from "../content/spec-notes.ts";
import { kilowatts, typeLabel } from "../model/product.ts";
import { relatedProducts } from "../model/related.ts";
import { findProduct, productPath, productSlug } from "../model/slug.ts";
import { KeyFeatures } from "../sections/products/key-features.tsx";
import { ProductNotFound } from "../sections/products/product-not-found.tsx";
import { ProductStage } from "../sections/products/product-stage.tsx";
import { RelatedProducts } from "../sections/products/related-products.tsx";
import { Specifications } from "../sections/products/specifications.tsx";
import { StringCheckFold } from "../sections/products/string-check/fold.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { late } from "../ui/late.tsx";

const StringCheck = late(() => import("./product-strings.tsx").then((part) => part.ProductStrings), {
  reserve: "min-h-200",
});

const largest = Math.max(...products.map(kilowatts));

/** Menu links keep the dot; the page shows at once and its address becomes the canonical one. */
function useProduct() {
  const { slug } = useParams();
  const navigate = useNavigate();
  const product = findProduct(products, slug);
  const canonical = product && productSlug(product.model);
  useEffect(() => {
    if (canonical && canonical !== slug)
      navigate(`/products/${canonical}${window.location.search}${window.location.hash}`, { replace: true });
  }, [canonical, slug, navigate]);
  return product;
}

export function Component() {
  const product = useProduct();
  if (!product) {
    return (
      <>
        <PageHead title="Product Not Found" description="No FLARE inverter has this address." path="/products" hidden />
        <ProductNotFound words={notices.productNotFound} />
      </>
    );
  }
  return (
    <>
      <PageHead
        title={`${product.model}, ${typeLabel(product.type).toLowerCase()}`}
        description={product.description}
        path={productPath(product)}
        card={productSlug(product.model)}
      />
      <ProductStage key={product.model} product={product} />
      <KeyFeatures
        product={product}
        notes={featureNotes}
        picture={product.views?.at(-1) ?? { picture: about.picture.name, alt: about.picture.alt }}
      />
      <Specifications product={product} largest={largest} notes={specNotes} note={specNote} />
      <StringCheckFold key={`strings of ${product.model}`} {...stringCheckNote}>
        <StringCheck product={product} />
      </StringCheckFold>
      <RelatedProducts products={relatedProducts(products, product)} />
    </>
  );
}
