import { listing } from "#content/listing.ts";
import { productTypes } from "#content/product-types.ts";
import { productPath } from "../../format/paths.ts";
import { roundToTenth } from "../../model/format.ts";
import { placeNumerals, ROW_WIDTH } from "../../model/numeral-layout.ts";
import { numeral } from "../../model/product.ts";
import { columnsFor, type ListedProduct, sampleBySize } from "../../model/range.ts";

const ROW_HEIGHT = 190;
const ROW_GAP = 40;

const short = ({ type }: ListedProduct) => productTypes[type].short;

type NumeralsProps = { products: readonly ListedProduct[]; spread?: "flow" | "columns" };

/** Each numeral has a size in proportion to its kilowatts. SVG, to scale to every screen. */
export function NumeralsToScale({ products, spread = "flow" }: NumeralsProps) {
  const sorted = sampleBySize(products);
  const placed = placeNumerals(sorted, columnsFor(sorted.length), spread);
  const right = Math.max(...placed.map(({ x, width }) => x + width));
  const width = spread === "columns" ? ROW_WIDTH : right;
  // On phones the drawing is about 300 px wide.
  const phoneLabel = roundToTenth(width / 28);
  const rows = (placed.at(-1)?.row ?? 0) + 1;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the links inside carry the names
    <svg
      viewBox={`0 0 ${width} ${rows * (ROW_HEIGHT + ROW_GAP) - ROW_GAP}`}
      className="mb-6 h-auto w-full overflow-visible md:mb-12"
    >
      {placed.map(({ product, x, row, size, width, slot }) => {
        const y = row * (ROW_HEIGHT + ROW_GAP);
        return (
          <a
            key={product.model}
            href={productPath(product)}
            // WebKit does not name a link in SVG by its text.
            aria-label={listing.numeral({ size: numeral(product), type: short(product), model: product.model })}
            className="group"
          >
            <rect x={x} y={y} width={slot} height={ROW_HEIGHT} fill="transparent" />
            <text
              x={x}
              y={y + 126}
              fontSize={roundToTenth(size)}
              className="numeral fill-numeral transition-colors group-hover:fill-accent-text"
            >
              {numeral(product)}
            </text>
            <path d={`M${x} ${y + 152}h${width}`} className="stroke-line-strong" />
            <text x={x} y={y + 180} className="fill-muted text-[16px] max-lg:text-[24px] max-md:hidden">
              {" "}
              {listing.belowNumeral({ type: short(product) })}
            </text>
            <text x={x} y={y + 160 + phoneLabel} fontSize={phoneLabel} className="fill-muted md:hidden">
              {" "}
              {listing.unit}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
