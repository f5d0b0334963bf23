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
const ABOVE_ROOF = 4;

/** A roof of as many gables as the faces need, and the panels of each face. */
export function roof(faces: number): { outline: Path; panels: Path } {
  const gables = Math.ceil(faces / 2);
  const half = (EAVES.right - EAVES.left) / gables / 2;
  const rise = Math.min(STEEPEST, half);
  const slope = Math.hypot(half, rise);
  const middle = (gable: number) => EAVES.left + half * (2 * gable + 1);
  const ridges = each(
    gables,
    (i) => `L${round(middle(i))} ${round(EAVES.y - rise)}L${round(middle(i) + half)} ${EAVES.y}`,
  );
  const panel = (face: number) => {
    const side = face % 2 === 0 ? -1 : 1;
    const at = (share: number) => {
      const x = middle(Math.floor(face / 2)) + side * (half * (1 - share) + (ABOVE_ROOF * rise) / slope);
      return `${round(x)} ${round(EAVES.y - rise * share - (ABOVE_ROOF * half) / slope)}`;
    };
    return `M${at(0.24)}L${at(0.86)}`;
  };
  return { outline: `M2 42H128M${EAVES.left} ${EAVES.y}${ridges.join("")}`, panels: each(faces, panel).join("") };
}

const DIAL = { x: 64, y: 44, radius: 38 };

/** The part of the dial from leading to lagging, and the left and right end of it. */
export function powerFactorArc(powerFactor: number): { arc: Path; left: number; right: number } {
  const { x, y, radius } = DIAL;
  const reach = radius * Math.sqrt(1 - powerFactor ** 2);
  const [left, right, height] = [round(x - reach), round(x + reach), round(y - radius * powerFactor)];
  return { arc: `M${left} ${height}A${radius} ${radius} 0 0 1 ${right} ${height}`, left, right };
}
