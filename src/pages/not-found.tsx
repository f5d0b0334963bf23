import { useEffect } from "react";
import { frameProducts } from "#content/frame-products.ts";
import { notFound } from "../content/not-found.ts";
import { Notice } from "../layout/notice.tsx";
import { NumeralsToScale } from "../sections/products/numerals-to-scale.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";

export default function NotFoundPage() {
  useEffect(() => {
    console.error("404 Error: User attempted to access non-existent route:", window.location.pathname);
  }, []);
  return (
    <>
      <PageHead title="Page not found" description="Nothing has this address." path="/" hidden />
      <Notice {...notFound.page}>
        <ButtonLink href="/">Return to Home</ButtonLink>
      </Notice>
      <div className="wrap">
        <NumeralsToScale products={frameProducts.footer} />
      </div>
    </>
  );
}
