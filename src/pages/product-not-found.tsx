import { frameProducts } from "#content/frame-products.ts";
import { notFound } from "../content/not-found.ts";
import { Notice } from "../layout/notice.tsx";
import { NumeralsToScale } from "../sections/products/numerals-to-scale.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";

export default function ProductNotFoundPage() {
  return (
    <>
      <PageHead title="Product Not Found" description="No FLARE inverter has this address." path="/products" hidden />
      <Notice {...notFound.product}>
        <ButtonLink href="/products">Back to Products</ButtonLink>
      </Notice>
      <div className="wrap">
        <NumeralsToScale products={frameProducts.footer} />
      </div>
    </>
  );
}
