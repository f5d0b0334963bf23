import { X } from "lucide";
import { compare } from "#content/compare.ts";
import { productPath } from "../../format/paths.ts";
import { isLong, numeral, type Product } from "../../model/product.ts";
import { Icon } from "../../ui/icon.tsx";
import { numeralMargin } from "../../ui/numeral-margin.ts";
import { ProductPicture } from "../products/product-picture.tsx";
import "./compare-head.css";

type CompareHeadProps = { product: Product; onRemove?: (product: Product, button: HTMLElement) => void };

/** Picture, name and button are sticky; the numeral scrolls away. */
export function CompareHead({ product, onRemove }: CompareHeadProps) {
  return (
    <th
      scope="col"
      abbr={product.model}
      className="snap-start"
      data-drawn={!product.picture || undefined}
      data-long={isLong(numeral(product)) || undefined}
    >
      {/* Small digits would be filled by their outline. */}
      <span
        className={`numeral compare-numeral in-data-drawn:not-in-data-dense:outlined block h-(--lift) pt-1 text-(length:--numeral) ${numeralMargin(numeral(product))}`}
        aria-hidden="true"
      >
        {numeral(product)}
      </span>
      <span className="flex min-h-15 items-center gap-2 on-phone:items-start on-phone:pt-1">
        <span
          className="compare-picture lg:-mt-7 lg:-mb-1 -mr-1 -ml-2.5 lg:-mr-5 lg:-ml-6 w-15 flex-none lg:w-24 in-data-dense:hidden max-lg:in-data-[count=4]:hidden max-lg:in-data-[count=5]:hidden"
          aria-hidden="true"
        >
          <ProductPicture product={product} alt="" sizes="(width < 69rem) 60px, 216px" />
        </span>
        <span className="mr-auto font-bold font-wide text-small leading-[1.2] stretch-label on-phone:pt-3">
          {onRemove ? (
            product.model
          ) : (
            <a href={productPath(product)} className="link inline-flex min-h-11 items-center">
              {product.model}
            </a>
          )}
        </span>
        {onRemove && (
          <button
            type="button"
            onClick={(event) => onRemove(product, event.currentTarget)}
            className="print:hidden -mr-3 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-ink/8"
          >
            <Icon of={X} />
            <span className="sr-only">{compare.table.remove({ model: product.model })}</span>
          </button>
        )}
      </span>
    </th>
  );
}
