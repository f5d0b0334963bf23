/** Places numerals in rows, with sizes in proportion to their kilowatts. */
import { roundToTenth } from "./format.ts";
import { kilowatts, numeral, type Product } from "./product.ts";

type Sized = Pick<Product, "model">;
type PlacedNumeral<P> = { product: P; x: number; row: number; size: number; width: number; slot: number };

export const ROW_WIDTH = 1280;
/** Width of the widest numeral on a card, in percent of the card. */
export const CARD_NUMERAL = 76;
const GAP = 64;
/** Leaves space for the words below the smallest numeral, and 44 px to touch in a row of 350 px. */
const MIN_SLOT = 164;
/** Font size of the largest numeral at most, since rows have a fixed height. */
const MAX_SIZE = 176.46;

/** Advances of the characters in the font, with the tracking of numerals. */
export const WIDTH_IN_EMS: Record<string, number> = {
  ".": 0.22,
  0: 0.72,
  1: 0.39,
  2: 0.6,
  3: 0.63,
  4: 0.67,
  5: 0.67,
  6: 0.69,
  7: 0.59,
  8: 0.71,
  9: 0.69,
};
export const emsWide = (product: Sized) =>
  [...numeral(product)].reduce((sum, character) => sum + (WIDTH_IN_EMS[character] ?? 0.7), 0);

/** Width at a font size of one unit per kilowatt. */
const widthPerScale = (product: Sized) => emsWide(product) * kilowatts(product);

/** The font size per kilowatt at which the widest numeral is as wide as `width`. */
export const numeralScale = (products: readonly Sized[], width: number): number =>
  width / Math.max(...products.map(widthPerScale));

const slotsOf = (row: readonly Sized[], scale: number) =>
  row.map((product) => Math.max(widthPerScale(product) * scale + GAP, MIN_SLOT));

/** The largest scale at which a row of numerals with gaps is not too wide. */
function flowScale(rows: readonly (readonly Sized[])[], limit: number): number {
  const isTooWide = (scale: number) =>
    rows.some((row) => slotsOf(row, scale).reduce((sum, slot) => sum + slot, -GAP) > ROW_WIDTH);
  let [low, high] = [0, limit];
  if (!isTooWide(limit)) return limit;
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (isTooWide(middle)) high = middle;
    else low = middle;
  }
  return low;
}

/** One after the other, or in equal columns. `products` are sorted by size. */
export function placeNumerals<P extends Sized>(
  products: readonly P[],
  columns: number,
  spread: "flow" | "columns",
): PlacedNumeral<P>[] {
  const rows = Array.from({ length: Math.ceil(products.length / columns) }, (_, row) =>
    products.slice(row * columns, (row + 1) * columns),
  );
  const column = ROW_WIDTH / columns;
  const limit = MAX_SIZE / Math.max(...products.map(kilowatts));
  const scale =
    spread === "flow"
      ? flowScale(rows, limit)
      : Math.min(limit, ...products.map((product) => (column - GAP / 4) / widthPerScale(product)));
  return rows.flatMap((row, number) => {
    const slots = spread === "flow" ? slotsOf(row, scale) : row.map(() => column);
    return row.map((product, i) => ({
      product,
      x: roundToTenth(slots.slice(0, i).reduce((sum, slot) => sum + slot, 0)),
      row: number,
      size: kilowatts(product) * scale,
      width: roundToTenth(widthPerScale(product) * scale),
      // The link reaches to the next one, to be wide enough for touch on a phone.
      slot: roundToTenth(slots[i] ?? column),
    }));
  });
}
