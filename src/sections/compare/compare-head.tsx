import { X } from "lucide-react";
import { numeral, type Product } from "../../model/product.ts";
import { Icon } from "../../ui/icon.tsx";
import { ProductPicture } from "../products/product-picture.tsx";
import "./compare-head.css";

type CompareHeadProps = { product: Product; onRemove?: (product: Product, button: HTMLElement) => void };

/** Picture, name and button are sticky; the numeral scrolls away. */
export function CompareHead({ product, onRemove }: CompareHeadProps) {
  return (
    <th scope="col" abbr={product.model} data-drawn={!product.image || undefined}>
      <span className="numeral compare-numeral" aria-hidden="true">
        {numeral(product)}
      </span>
      <span className="compare-name">
        <span className="compare-picture" aria-hidden="true">
          <ProductPicture product={product} alt="" sizes="(width < 69rem) 60px, 216px" />
        </span>
        <span className="compare-model">{product.model}</span>
        {onRemove && (
          <button
            type="button"
            onClick={(event) => onRemove(product, event.currentTarget)}
            className="no-print inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-ink/8"
          >
            <Icon of={X} />
            <span className="sr-only">Remove {product.model}</span>
          </button>
        )}
      </span>
    </th>
  );
}
