import { useEffect } from "react";
import { about } from "../content/about.ts";
import { featureNotes } from "../content/feature-notes.ts";
import { notFound } from "../content/not-found.ts";
import { sizeNote } from "../content/size-note.ts";
import { stringCheckNote } from "../content/string-check-note.ts";
import { typeLabel } from "../model/product.ts";
import { type ProductPage, productPage } from "../model/product-page.ts";
import { productPath, productSlug } from "../model/slug.ts";
import { useNavigator } from "../navigation/use-navigation.ts";
import { KeyFeatures } from "../sections/products/key-features.tsx";
import { NumeralsToScale } from "../sections/products/numerals-to-scale.tsx";
import { ProductNotFound } from "../sections/products/product-not-found.tsx";
import { ProductStage } from "../sections/products/product-stage.tsx";
import { RelatedProducts } from "../sections/products/related-products.tsx";
import { StringCheckFold } from "../sections/products/string-check/fold.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { FirstScreenEnds } from "../ui/first-screen.tsx";
import { late } from "../ui/late.tsx";
import { Resting } from "../ui/resting.tsx";

const Specifications = late(() => import("./product/specifications.tsx").then((part) => part.ProductSpecifications), {
  id: "specifications",
  room: "[--room:143rem] md:[--room:78rem] lg:[--room:79rem]",
});
const StringCheck = late(() => import("./product/strings.tsx").then((part) => part.ProductStrings), {
  room: "[--room:116rem] md:[--room:96rem] lg:[--room:51rem]",
});

/** For who comes from another page; the string check is folded, and can wait. */
export const loadParts = () => Specifications.load();

/** A prerendered page carries its own products; only who moves on to another needs the range, which is fetched as code. */
export async function loadProduct(slug: string): Promise<ProductPage | null> {
  const { products } = await import("../content/products/index.ts");
  return productPage(products, slug);
}

/** Menu links keep the dot; the page shows at once and its address becomes the canonical one. */
function useCanonicalAddress(slug: string, canonical: string | null) {
  const navigator = useNavigator();
  useEffect(() => {
    if (!canonical || canonical === slug) return;
    const { search, hash } = window.location;
    navigator.go({ pathname: `/products/${canonical}`, search, hash }, { replace: true });
  }, [canonical, slug, navigator]);
}

export function ProductDetailPage({ slug, data }: { slug: string; data: ProductPage | null }) {
  useCanonicalAddress(slug, data && productSlug(data.product.model));
  if (!data) {
    return (
      <>
        <PageHead title="Product Not Found" description="No FLARE inverter has this address." path="/products" hidden />
        <ProductNotFound words={notFound.product} />
        <div className="wrap">
          <NumeralsToScale products={__FRAME_PRODUCTS__.footer} />
        </div>
      </>
    );
  }
  const { product, related, largest } = data;
  return (
    <>
      <PageHead
        title={`${product.model}, ${typeLabel(product.type).toLowerCase()}`}
        description={product.description}
        path={productPath(product)}
        card={{ name: productSlug(product.model), alt: `${product.model}, ${typeLabel(product.type).toLowerCase()}` }}
      />
      <ProductStage key={product.model} product={product} />
      <FirstScreenEnds />
      <Resting room="[--room:62rem] md:[--room:70rem] lg:[--room:51rem]">
        <KeyFeatures
          product={product}
          notes={featureNotes}
          sizeNote={sizeNote}
          picture={product.views?.at(-1) ?? { picture: about.picture.name, alt: about.picture.alt }}
        />
      </Resting>
      <Specifications product={product} largest={largest} />
      <StringCheckFold key={`strings of ${product.model}`} {...stringCheckNote}>
        <StringCheck product={product} />
      </StringCheckFold>
      <Resting room="[--room:68rem] md:[--room:54rem] lg:[--room:63rem]">
        <RelatedProducts products={related} />
      </Resting>
    </>
  );
}
