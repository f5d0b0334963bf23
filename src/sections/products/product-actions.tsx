import { ArrowDown, ArrowRight, Download } from "lucide-react";
import { dataSheetName, dataSheetPath } from "../../model/data-sheet.ts";
import { quoteAddress } from "../../model/enquiry.ts";
import type { Product } from "../../model/product.ts";
import { ButtonLink, DownloadLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type ActionProps = { className?: string };

type QuoteProps = ActionProps & { product: Product; figures?: string | undefined };

export function RequestQuote({ product, figures, className }: QuoteProps) {
  return (
    <ButtonLink href={quoteAddress({ product, figures })} className={className}>
      Request Quote
      <Icon of={ArrowRight} />
    </ButtonLink>
  );
}

export function ViewSpecifications({ className }: ActionProps) {
  return (
    <ButtonLink href="#specifications" variant="line" className={className}>
      <span className="action-words">View Specifications</span>
      <Icon of={ArrowDown} />
    </ButtonLink>
  );
}

type DownloadProps = ActionProps & { product: Product; variant?: "solid" | "line" };

export function DownloadSpecifications({ product, variant, className }: DownloadProps) {
  return (
    <DownloadLink href={dataSheetPath(product)} name={dataSheetName(product)} variant={variant} className={className}>
      <span className="action-words">Download Specifications</span>
      <Icon of={Download} />
    </DownloadLink>
  );
}
