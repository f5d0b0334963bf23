import { roundToTenth } from "../../model/format.ts";
import { kilowatts, numeral } from "../../model/product.ts";
import type { ListedProduct } from "../../model/range.ts";

export const CENTRE = { x: 220, y: 212 };
export const RADIUS = 168;
const LABEL_RADIUS = RADIUS + 30;
const LEAST_END = 12;
const STEPS = 24;

type Anchor = "start" | "middle" | "end";
type Label = { product: ListedProduct; x: number; y: number; anchor: Anchor };
export type GaugeScale = ReturnType<typeof gaugeScale>;

/** Even kilowatts with room beyond the largest model; 12 for the usual range. */
export const scaleEnd = (products: readonly ListedProduct[]): number =>
  Math.max(LEAST_END, 2 * Math.ceil((1.1 * Math.max(0, ...products.map(kilowatts))) / 2));

/** Half a circle from 0 to `end` kilowatts; larger values are clamped. */
export function gaugeScale(end: number) {
  const at = (kw: number, radius: number): [x: number, y: number] => {
    const angle = Math.PI * (1 - Math.min(kw, end) / end);
    return [roundToTenth(CENTRE.x + radius * Math.cos(angle)), roundToTenth(CENTRE.y - radius * Math.sin(angle))];
  };
  const point = (kw: number, radius = RADIUS) => at(kw, radius).join(" ");
  const tick = (kw: number, from: number, to: number) => `M${point(kw, from)}L${point(kw, to)}`;
  const along = Array.from({ length: 2 * STEPS + 1 }, (_, i) => (i * end) / (2 * STEPS)).map((kw) => ({
    kw,
    place: point(kw),
  }));
  return {
    end,
    at,
    point,
    tick,
    ticks: Array.from({ length: STEPS - 1 }, (_, i) =>
      tick(((i + 1) * end) / STEPS, RADIUS - 10, RADIUS - (i % 2 ? 16 : 13)),
    ).join(""),
    /** A polyline, because `d` of a <path> is a CSS property and costs a style recalculation at every step. */
    arc: (from: number, to: number) =>
      [point(from), ...along.filter(({ kw }) => kw > from && kw < to).map(({ place }) => place), point(to)].join(" "),
  };
}

/** The width of a digit and the height of a label in the largest font that the gauge uses. */
const DIGIT = 12;
const HEIGHT = 24;

function boxOf({ product, x, y, anchor }: Label) {
  const width = numeral(product).length * DIGIT;
  const left = anchor === "end" ? x - width : anchor === "start" ? x : x - width / 2;
  return { left, right: left + width, top: y - HEIGHT, bottom: y };
}

function overlap(one: Label, other: Label): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** A label for each model in this order of preference, without those that would cover another. */
export function placeLabels(preferred: readonly ListedProduct[], { at }: GaugeScale): Label[] {
  const placed: Label[] = [];
  for (const product of preferred) {
    const [x, y] = at(kilowatts(product), LABEL_RADIUS);
    const anchor = x < CENTRE.x - 20 ? "end" : x > CENTRE.x + 20 ? "start" : "middle";
    const label: Label = { product, x, y: y + 5, anchor };
    if (!placed.some((other) => overlap(label, other))) placed.push(label);
  }
  return placed;
}
