import { product as words } from "#content/product.ts";
import { productTypes } from "#content/product-types.ts";
import { productPath } from "../format/paths.ts";
import { FirstScreenEnds } from "../loading/first-screen.tsx";
import { lazyHydrate } from "../loading/lazy-hydrate.tsx";
import type { ProductPage } from "../model/product-page.ts";
import { productSlug } from "../model/slug.ts";
import { ProductStage } from "../sections/products/product-stage.tsx";
import { StringCheckFold } from "../sections/products/string-check/fold.tsx";
import { PageHead } from "../seo/page-head.tsx";

const KeyFeatures = lazyHydrate(() => import("../sections/products/key-features.tsx").then((part) => part.KeyFeatures));
const Specifications = lazyHydrate(() =>
  import("../sections/products/specifications.tsx").then((part) => part.Specifications),
);
const StringCheck = lazyHydrate(() =>
  import("../sections/products/string-check/string-check.tsx").then((part) => part.StringCheck),
);
const RelatedProducts = lazyHydrate(() =>
  import("../sections/products/related-products.tsx").then((part) => part.RelatedProducts),
);

export default function ProductDetailPage({ product, related, largest, sharedFigures, strings, ...page }: ProductPage) {
  const name = words.title({ model: product.model, type: productTypes[product.type].name });
  return (
    <>
      <PageHead
        title={name}
        description={product.description}
        path={productPath(product)}
        card={{ name: productSlug(product.model), alt: name }}
      />
      <ProductStage product={product} />
      <FirstScreenEnds />
      <KeyFeatures product={product} />
      <Specifications product={product} largest={largest} sharedFigures={sharedFigures} />
      <StringCheckFold>
        <StringCheck product={product} facts={strings} />
      </StringCheckFold>
      <RelatedProducts products={related} estimates={page.estimates} scale={page.numeralScale} />
    </>
  );
}
