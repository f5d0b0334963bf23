import { listing } from "#content/listing.ts";
import { productTypes } from "#content/product-types.ts";
import { kilowatts, numeral } from "../../model/product.ts";
import { type ListedProduct, sampleBySize } from "../../model/range.ts";
import { productPath } from "../../model/slug.ts";

const WIDTH = 1280;
const GAP = 64;
/** Font size per kilowatt. In columns, the largest numeral fills its column. */
const scales = { flow: 17.3, columns: 12 };
/** Widths of the characters in the font Anek. */
const WIDTH_IN_EMS: Record<string, number> = {
  ".": 0.22,
  0: 0.73,
  1: 0.36,
  2: 0.65,
  3: 0.63,
  4: 0.67,
  5: 0.67,
  6: 0.69,
  7: 0.59,
  8: 0.71,
  9: 0.69,
};
const emsWide = (text: string) => [...text].reduce((sum, character) => sum + (WIDTH_IN_EMS[character] ?? 0.7), 0);

const short = ({ type }: ListedProduct) => productTypes[type].short;

type NumeralsProps = { products: readonly ListedProduct[]; spread?: keyof typeof scales };

/** Each numeral has a size in proportion to its kilowatts. SVG, to scale to every screen. */
export function NumeralsToScale({ products, spread = "flow" }: NumeralsProps) {
  const sorted = sampleBySize(products);
  const size = (product: ListedProduct) => kilowatts(product) * scales[spread];
  const widths = sorted.map((product) => emsWide(numeral(product)) * size(product));
  const flowed = (i: number) => widths.slice(0, i).reduce((sum, width) => sum + width + GAP, 0);
  const inColumn = (i: number) => (i / sorted.length) * WIDTH;
  const left = spread === "columns" ? inColumn : flowed;
  // The link reaches to the next one, to be wide enough for touch on a phone.
  const linkWidth = (i: number) => (spread === "columns" ? WIDTH / sorted.length : (widths[i] ?? 0) + GAP);
  const total = spread === "columns" ? WIDTH : flowed(sorted.length) - GAP;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the links inside carry the names
    <svg viewBox={`0 0 ${total} 190`} className="mb-12 h-auto w-full overflow-visible md:mb-18">
      {sorted.map((product, i) => (
        <a
          key={product.model}
          href={productPath(product)}
          // WebKit does not name a link in SVG by its text.
          aria-label={listing.numeral({ size: numeral(product), type: short(product), model: product.model })}
          className="group"
        >
          <rect x={left(i)} y="0" width={linkWidth(i)} height="190" fill="transparent" />
          <text
            x={left(i)}
            y="126"
            fontSize={size(product)}
            className="numeral fill-numeral transition-colors group-hover:fill-accent-text"
          >
            {numeral(product)}
          </text>
          <path d={`M${left(i)} 152h${widths[i]}`} className="stroke-line-strong" />
          <text x={left(i)} y="180" className="fill-muted text-[16px] max-lg:text-[24px] max-md:hidden">
            {" "}
            {listing.belowNumeral({ type: short(product) })}
          </text>
        </a>
      ))}
    </svg>
  );
}
