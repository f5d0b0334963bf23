export type Stroke = {
  d: string;
  width: number;
  /** The body is filled, the accent is the orange line. */
  part: "body" | "accent" | "line";
};

type WorksDrawing = {
  width: number;
  height: number;
  /** The right edge of the vents and the bottom edge of the glands. */
  right: number;
  floor: number;
  strokes: readonly Stroke[];
};

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const line = (d: string, width = 1.5): Stroke => ({ d, width, part: "line" });

/** Outline of the inverter, for pages and data sheets. */
export const worksDrawing: WorksDrawing = {
  width: 236,
  height: 330,
  right: 227,
  floor: 312,
  strokes: [
    {
      d: "M36 14h164a22 22 0 0 1 22 22v242a22 22 0 0 1-22 22h-164a22 22 0 0 1-22-22v-242a22 22 0 0 1 22-22z",
      width: 1.5,
      part: "body",
    },
    { d: "M14 218h208", width: 2.5, part: "accent" },
    line("M80 52h76a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-76a8 8 0 0 1-8-8v-40a8 8 0 0 1 8-8z"),
    line("M84 92v-5M92 92v-9M100 92v-13M108 92v-15M116 92v-13M124 92v-8M84 68h28"),
    line(circle(118, 258, 15)),
    line(circle(118, 258, 11), 1),
    ...[232, 286].flatMap((y) => [28, 208].map((x) => line(circle(x, y, 2.6)))),
    line("M44 300v9h8v-9M60 300v9h8v-9M76 300v9h8v-9M130 300v12h16v-12M156 300v12h16v-12M182 300v12h16v-12"),
    line("M222 80h5M222 88h5M222 96h5M222 104h5M222 112h5M222 120h5", 1.2),
  ],
};
