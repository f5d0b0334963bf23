import { frameProducts } from "#content/frame-products.ts";
import type { Words } from "../../../content/schema/index.ts";
import { Notice } from "../../layout/notice.tsx";
import { NumeralsToScale } from "../../sections/products/numerals-to-scale.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";

/** Both pages for URLs that lead nowhere. */
export function NotFoundScreen({ words }: { words: Words["not-found"] }) {
  const { title, description, way, ...notice } = words;
  return (
    <>
      <PageHead title={title} description={description} path={way.to} hidden />
      <Notice {...notice}>
        <ButtonLink href={way.to}>{way.label}</ButtonLink>
      </Notice>
      <div className="wrap">
        <NumeralsToScale products={frameProducts.footer} />
      </div>
    </>
  );
}
