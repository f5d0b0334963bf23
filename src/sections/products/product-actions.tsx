import { ArrowDown, ArrowRight, Download } from "lucide";
import { productActions } from "#content/product-actions.ts";
import { useQuoteAddress } from "../../enquiry/use-quote-address.ts";
import { dataSheetPath } from "../../format/paths.ts";
import { dataSheetName } from "../../model/data-sheet.ts";
import type { Product } from "../../model/product.ts";
import { ButtonLink, DownloadLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type ActionProps = { className?: string };

type QuoteProps = ActionProps & { product: Product; figures?: string | undefined };

export function RequestQuote({ product, figures, className }: QuoteProps) {
  return (
    <ButtonLink href={useQuoteAddress({ product, figures })} className={className}>
      {productActions.quote}
      <Icon of={ArrowRight} />
    </ButtonLink>
  );
}

export function ViewSpecifications({ className }: ActionProps) {
  return (
    <ButtonLink href="#specifications" variant="line" className={className}>
      {productActions.specifications}
      <Icon of={ArrowDown} />
    </ButtonLink>
  );
}

type DownloadProps = ActionProps & { product: Product };

export function DownloadSpecifications({ product, className }: DownloadProps) {
  return (
    <DownloadLink href={dataSheetPath(product)} name={dataSheetName(product)} className={className}>
      {productActions.download}
      <Icon of={Download} />
    </DownloadLink>
  );
}
