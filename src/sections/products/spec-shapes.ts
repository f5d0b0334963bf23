/** Paths of the small drawings beside the specification, in their viewBox of 180 by 50. */

type Path = string;
const round = (value: number) => Number(value.toFixed(1));
const each = <Value>(count: number, make: (i: number) => Value): Value[] =>
  Array.from({ length: count }, (_, i) => make(i));

const MIDDLE = 12;

/** One line for each input, and the wires that join them. */
export function inputLines(inputs: number): { lines: Path; wires: Path; width: number } {
  const gap = Math.min(14, 20 / Math.max(inputs - 1, 1));
  const heights = each(inputs, (i) => round(MIDDLE + (i - (inputs - 1) / 2) * gap));
  const wires = heights.map((y) => `M116 ${y}H146V${MIDDLE}H164`);
  return {
    lines: heights.map((y) => `M2 ${y}H116`).join(""),
    wires: wires.join(""),
    width: round(Math.min(6, gap * 0.6)),
  };
}

const EAVES = { left: 14, right: 116, y: 42 };
const STEEPEST = 32;

type Gable = { middle: number; half: number; rise: number };

/** Panels on the left or right side of a gable, their middle so far above it. */
function panelsOn({ middle, half, rise }: Gable, side: -1 | 1, above: number): Path {
  const slope = Math.hypot(half, rise);
  const at = (share: number) => {
    const x = middle + side * (half * (1 - share) + (above * rise) / slope);
    return `${round(x)} ${round(EAVES.y - rise * share - (above * half) / slope)}`;
  };
  return `M${at(0.24)}L${at(0.86)}`;
}

/** A roof of as many gables as the faces need, and the panels of each face. */
export function roof(faces: number): { outline: Path; panels: Path; width: number } {
  const count = Math.ceil(faces / 2);
  const half = (EAVES.right - EAVES.left) / count / 2;
  const rise = Math.min(STEEPEST, half);
  const width = Math.min(6, half / 4.25);
  const gables = each(count, (i) => ({ middle: EAVES.left + half * (2 * i + 1), half, rise }));
  const outline = gables.map(
    ({ middle }) => `L${round(middle)} ${round(EAVES.y - rise)}L${round(middle + half)} ${EAVES.y}`,
  );
  const panels = gables.flatMap((gable) => ([-1, 1] as const).map((side) => panelsOn(gable, side, (width * 2) / 3)));
  return {
    outline: `M2 42H128M${EAVES.left} ${EAVES.y}${outline.join("")}`,
    panels: panels.slice(0, faces).join(""),
    width: round(width),
  };
}

const DIAL = { x: 64, y: 44, radius: 38 };

/** Room for the label of each side, whatever the power factor. */
const NARROWEST = 16.6;

/** The part of the dial from leading to lagging, and where its labels may begin on the left and right. */
export function powerFactorArc(powerFactor: number): { arc: Path; left: number; right: number } {
  const { x, y, radius } = DIAL;
  const reach = radius * Math.sqrt(1 - powerFactor ** 2);
  const beside = Math.max(reach, NARROWEST);
  const height = round(y - radius * powerFactor);
  return {
    arc: `M${round(x - reach)} ${height}A${radius} ${radius} 0 0 1 ${round(x + reach)} ${height}`,
    left: round(x - beside),
    right: round(x + beside),
  };
}
