import { ArrowDown, ArrowRight, Download } from "lucide-react";
import { productActions } from "#content/product-actions.ts";
import { dataSheetPath, localPath } from "../../format/paths.ts";
import { dataSheetName } from "../../model/data-sheet.ts";
import { quoteAddress } from "../../model/enquiry.ts";
import type { Product } from "../../model/product.ts";
import { ButtonLink, DownloadLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type ActionProps = { className?: string };

type QuoteProps = ActionProps & { product: Product; figures?: string | undefined };

export function RequestQuote({ product, figures, className }: QuoteProps) {
  return (
    <ButtonLink href={localPath(quoteAddress({ product, figures }))} className={className}>
      {productActions.quote}
      <Icon of={ArrowRight} />
    </ButtonLink>
  );
}

export function ViewSpecifications({ className }: ActionProps) {
  return (
    <ButtonLink href="#specifications" variant="line" className={className}>
      <span className="action-words">{productActions.specifications}</span>
      <Icon of={ArrowDown} />
    </ButtonLink>
  );
}

type DownloadProps = ActionProps & { product: Product; variant?: "solid" | "line" };

export function DownloadSpecifications({ product, variant, className }: DownloadProps) {
  return (
    <DownloadLink href={dataSheetPath(product)} name={dataSheetName(product)} variant={variant} className={className}>
      <span className="action-words">{productActions.download}</span>
      <Icon of={Download} />
    </DownloadLink>
  );
}
