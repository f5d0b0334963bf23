import { ArrowDown, ArrowRight, Printer } from "lucide-react";
import { quoteAddress } from "../../model/enquiry.ts";
import type { Product } from "../../model/product.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type ActionProps = { className?: string };

export function RequestQuote({ product, className }: ActionProps & { product: Product }) {
  return (
    <ButtonLink to={quoteAddress({ product })} className={className}>
      Request Quote
      <Icon of={ArrowRight} />
    </ButtonLink>
  );
}

export function ViewSpecifications({ className }: ActionProps) {
  return (
    <ButtonLink to="#specifications" variant="line" className={className}>
      View Specifications
      <Icon of={ArrowDown} />
    </ButtonLink>
  );
}

export function DownloadSpecifications({ variant, className }: ActionProps & { variant?: "solid" | "line" }) {
  return (
    <Button variant={variant} onClick={() => window.print()} className={`needs-script ${className ?? ""}`}>
      Download Specifications
      <Icon of={Printer} />
    </Button>
  );
}
