import { notFound } from "../content/not-found.ts";
import { NumeralsToScale } from "../sections/products/numerals-to-scale.tsx";
import { ProductNotFound } from "../sections/products/product-not-found.tsx";
import { PageHead } from "../seo/page-head.tsx";

export default function ProductNotFoundPage() {
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
