import { roundToTenth } from "../../model/format.ts";
import { emsWide } from "../../model/numeral-layout.ts";
import { kilowatts, numeral, type Product } from "../../model/product.ts";

/** Cap height of a numeral that fills the width. */
const HEIGHT = 32;
/** The left edge of the inverter. */
const SHOULDER = 49;
/** How far the numeral reaches over the inverter, and its distance above it, in ems. */
const OVER = 0.34;
const APART = 0.1;
const SMALLEST = 14;
const OUTLINED = "fill-none stroke-[0.75px] stroke-ink md:stroke-[1.5px] [vector-effect:non-scaling-stroke]";

/** In proportion to the kilowatts, at one scale for all cards. SVG, to scale with the plate. */
export function CardNumeral({ product, scale }: { product: Product; scale: number }) {
  const size = roundToTenth(Math.max(kilowatts(product) * scale, SMALLEST));
  const width = emsWide(product) * size;
  return (
    <svg
      viewBox={`0 0 100 ${HEIGHT}`}
      className="product-numeral absolute bottom-(--shoulder) left-[4.4%] h-auto w-[91.2%] overflow-visible print:hidden"
      aria-hidden="true"
    >
      <svg
        x={roundToTenth(Math.max(0, SHOULDER + OVER * size - width))}
        className="overflow-visible"
        aria-hidden="true"
      >
        <text
          y={roundToTenth(HEIGHT - APART * size)}
          fontSize={size}
          className={`numeral ${product.picture ? "fill-numeral" : OUTLINED}`}
        >
          {numeral(product)}
        </text>
      </svg>
    </svg>
  );
}
