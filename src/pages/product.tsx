import { about } from "../content/about.ts";
import { featureNotes } from "../content/feature-notes.ts";
import { sizeNote } from "../content/size-note.ts";
import { stringCheckNote } from "../content/string-check-note.ts";
import { FirstScreenEnds } from "../loading/first-screen.tsx";
import { lazyHydrate } from "../loading/lazy-hydrate.tsx";
import { typeLabel } from "../model/product.ts";
import type { ProductPage } from "../model/product-page.ts";
import { productPath, productSlug } from "../model/slug.ts";
import { KeyFeatures } from "../sections/products/key-features.tsx";
import { ProductStage } from "../sections/products/product-stage.tsx";
import { RelatedProducts } from "../sections/products/related-products.tsx";
import { StringCheckFold } from "../sections/products/string-check/fold.tsx";
import { PageHead } from "../seo/page-head.tsx";

const Specifications = lazyHydrate(() =>
  import("./product/specifications.tsx").then((part) => part.ProductSpecifications),
);
const StringCheck = lazyHydrate(() => import("./product/strings.tsx").then((part) => part.ProductStrings));

export default function ProductDetailPage({ product, related, largest }: ProductPage) {
  const name = `${product.model}, ${typeLabel(product.type).toLowerCase()}`;
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
      <KeyFeatures
        product={product}
        notes={featureNotes}
        sizeNote={sizeNote}
        picture={product.views?.at(-1) ?? { picture: about.picture.name, alt: about.picture.alt }}
      />
      <Specifications product={product} largest={largest} />
      <StringCheckFold {...stringCheckNote}>
        <StringCheck product={product} />
      </StringCheckFold>
      <RelatedProducts products={related} />
    </>
  );
}
