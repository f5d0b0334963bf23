import { energyFlow as words } from "#content/energy-flow.ts";
import { type EnergyScene, type Flow, flowsIn } from "../../model/energy-flow.ts";
import "./energy-flow.css";
import { battery, house, inverter, panels, pylon } from "./shapes.tsx";

type Point = readonly [x: number, y: number];

type Part = keyof typeof words.parts;

/** The drawing has two layouts: wide, and tall for phones. */
export type Layout = {
  viewBox: string;
  className: string;
  sun: Point;
  rays: string;
  panels: Point;
  inverter: Point;
  house: Point;
  battery: Point;
  pylon: Point;
  scale: number;
  labels: Record<Part, Point>;
  anchor: "start" | "middle";
  wires: Record<Flow, string>;
};

export const wide: Layout = {
  viewBox: "0 0 872 384",
  className: "hidden md:block",
  sun: [52, 62],
  rays: "M88 100L150 168M76 110L128 186M96 86L176 152",
  panels: [112, 150],
  inverter: [348, 104],
  house: [656, 30],
  battery: [662, 152],
  pylon: [658, 274],
  scale: 1,
  labels: { panels: [112, 336], inverter: [348, 336], house: [748, 74], battery: [748, 202], pylon: [748, 330] },
  anchor: "start",
  wires: {
    "sun-inverter": "M238 186C286 186 296 190 346 190",
    "inverter-home": "M472 140C560 140 560 70 646 70",
    "inverter-battery": "M472 190C560 190 560 198 652 198",
    "battery-inverter": "M652 198C560 198 560 190 472 190",
    "inverter-grid": "M472 240C560 240 560 326 656 326",
    "grid-home": "M828 314C872 300 872 84 836 70",
  },
};

export const tall: Layout = {
  viewBox: "0 0 350 372",
  className: "md:hidden",
  sun: [30, 36],
  rays: "M56 52L84 70M48 62L76 86M40 68L66 100",
  panels: [62, 62],
  inverter: [220, 28],
  house: [16, 256],
  battery: [151, 252],
  pylon: [280, 252],
  scale: 0.8,
  labels: { panels: [126, 18], inverter: [270, 18], house: [44, 352], battery: [175, 352], pylon: [306, 352] },
  anchor: "middle",
  wires: {
    "sun-inverter": "M166 96H218",
    "inverter-home": "M244 172V190Q244 202 232 202H56Q44 202 44 214V250",
    "inverter-battery": "M270 172V212Q270 222 258 222H187Q175 222 175 234V246",
    "battery-inverter": "M175 246V234Q175 222 187 222H258Q270 222 270 212V172",
    "inverter-grid": "M296 172V206Q296 216 302 220T306 246",
    "grid-home": "M284 300H82",
  },
};

const at = ([x, y]: Point, scale = 1) => `translate(${x} ${y}) scale(${scale})`;

const parts = Object.keys(words.parts) as Part[];

export function Drawing({ layout, scene }: { layout: Layout; scene: EnergyScene }) {
  const flows = flowsIn(scene);
  const lit = flows.some((flow) => flow.endsWith("home"));
  const partClass = (active: boolean) =>
    `transition-opacity duration-(--time-calm) ${active ? "" : "inactive opacity-28"}`;
  const daylight = flows.includes("sun-inverter");
  const [sunX, sunY] = layout.sun;
  return (
    <svg
      viewBox={layout.viewBox}
      className={`energy-drawing h-auto w-full stroke-[1.5] stroke-ink font-medium text-[15px] ${layout.className}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={words.drawing({ scene: words.scenes[scene.kind][scene.time] })}
    >
      <circle cx={sunX} cy={sunY} r={30 * layout.scale} className={`fill-accent stroke-none ${partClass(daylight)}`} />
      {daylight && <path d={layout.rays} className="stroke-accent [stroke-dasharray:1_8]" />}
      {Object.entries(layout.wires)
        .filter(([flow]) => scene.kind === "hybrid" || !flow.includes("battery"))
        .map(([flow, wire]) => (
          <path key={flow} d={wire} className="stroke-line-strong" />
        ))}
      {flows.map((flow) => (
        <path key={flow} d={layout.wires[flow]} className="wire-live" />
      ))}
      <g transform={at(layout.panels, layout.scale)} className={partClass(daylight)}>
        {panels}
      </g>
      <g
        transform={at(layout.inverter, layout.scale)}
        className={partClass(flows.some((flow) => flow.includes("inverter")))}
      >
        {inverter}
      </g>
      <g transform={at(layout.house, layout.scale)}>{house(lit)}</g>
      {scene.kind === "hybrid" && <g transform={at(layout.battery, layout.scale)}>{battery}</g>}
      <g transform={at(layout.pylon, layout.scale)} className={partClass(scene.time !== "cut")}>
        {pylon}
      </g>
      <g stroke="none" className="fill-ink" textAnchor={layout.anchor}>
        {parts
          .filter((name) => name !== "battery" || scene.kind === "hybrid")
          .map((name) => (
            <text key={name} x={layout.labels[name][0]} y={layout.labels[name][1]}>
              {words.parts[name]}
            </text>
          ))}
      </g>
    </svg>
  );
}
