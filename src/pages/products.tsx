import { featured } from "../content/featured.ts";
import { listing } from "../content/listing.ts";
import { products } from "../content/products/index.ts";
import { FeaturedProducts } from "../sections/products/featured-products.tsx";
import { LineUp } from "../sections/products/line-up.tsx";
import { NumeralsToScale } from "../sections/products/numerals-to-scale.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { late } from "../ui/late.tsx";

const AllProducts = late(() => import("./products/all.tsx").then((part) => part.AllProducts), {
  room: "[--room:158rem] md:[--room:calc(106rem+145vw)] lg:[--room:min(97rem+70vw,160rem)]",
});

/** For who comes from another page. */
export const loadParts = () => AllProducts.load();

export function ProductsPage() {
  return (
    <>
      <PageHead
        title="FLARE inverters: one range, five sizes"
        description="All five FLARE solar inverters side by side: 4.2KW standard, and 5.0KW, 6.2KW, 8.2KW and 10.2KW hybrid."
        path="/products"
      />
      <LineUp products={products} words={listing.lineUp} />
      <div className="wrap pt-10 pb-4 md:pt-13 lg:pb-10">
        <NumeralsToScale products={products} spread="columns" />
      </div>
      <FeaturedProducts featured={featured} />
      <AllProducts />
    </>
  );
}
