import { ArrowDown, ArrowRight, Download } from "lucide";
import type { ComponentProps } from "react";
import { productActions } from "#content/product-actions.ts";
import { useQuoteUrl } from "../../enquiry/use-quote-url.ts";
import { dataSheetPath } from "../../format/paths.ts";
import { dataSheetName } from "../../model/data-sheet.ts";
import type { Product } from "../../model/product.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type ActionProps = Pick<ComponentProps<typeof ButtonLink>, "size" | "className">;

type QuoteProps = ActionProps & { product: Product; figures?: string | undefined };

export function RequestQuote({ product, figures, ...style }: QuoteProps) {
  return (
    <ButtonLink href={useQuoteUrl({ product, figures })} {...style}>
      {productActions.quote}
      <Icon of={ArrowRight} />
    </ButtonLink>
  );
}

export function ViewSpecifications(style: ActionProps) {
  return (
    <ButtonLink href="#specifications" variant="line" {...style}>
      {productActions.specifications}
      <Icon of={ArrowDown} />
    </ButtonLink>
  );
}

type DownloadProps = ActionProps & { product: Product };

export function DownloadSpecifications({ product, ...style }: DownloadProps) {
  return (
    <ButtonLink href={dataSheetPath(product)} download={dataSheetName(product)} {...style}>
      {productActions.download}
      <Icon of={Download} />
    </ButtonLink>
  );
}
