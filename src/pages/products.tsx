import { listingPage } from "#content/listing-page.ts";
import { products } from "#content/products.ts";
import { productsPath } from "../format/paths.ts";
import { lazyHydrate } from "../loading/lazy-hydrate.tsx";
import { FeaturedProducts } from "../sections/products/featured-products.tsx";
import { LineUp } from "../sections/products/line-up.tsx";
import { NumeralsToScale } from "../sections/products/numerals-to-scale.tsx";
import { PageHead } from "../seo/page-head.tsx";

const AllProducts = lazyHydrate(() => import("./products/all.tsx").then((part) => part.AllProducts));

export default function ProductsPage() {
  return (
    <>
      <PageHead {...listingPage} path={productsPath} />
      <LineUp products={products} />
      <div className="wrap pt-10 pb-4 md:pt-13 lg:pb-10">
        <NumeralsToScale products={products} spread="columns" />
      </div>
      <FeaturedProducts products={products} />
      <AllProducts />
    </>
  );
}
