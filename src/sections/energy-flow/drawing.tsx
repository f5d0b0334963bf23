import { energyFlow as words } from "#content/energy-flow.ts";
import { type EnergyScene, type Flow, flowsIn } from "../../model/energy-flow.ts";
import "./energy-flow.css";

type Part = keyof typeof words.parts;

/** In pixels of the picture. */
const wires: Record<Flow, string> = {
  "sun-inverter": "M786 328V578C786 606 764 616 734 616H684C662 616 653 624 653 642",
  "inverter-home": "M672 692C716 736 800 726 884 664",
  "inverter-battery": "M634 690C594 700 594 734 632 742",
  "battery-inverter": "M632 742C594 734 594 700 634 690",
  "inverter-grid": "M634 664H548C514 664 500 646 500 616V424C500 388 476 378 440 380L234 372",
  "grid-home": "M234 384C340 392 430 396 560 400C700 404 800 412 862 464",
};

/** The class places the label. Those of inverter and battery are beside them, the others point with a dot. */
const labels: Record<Part, { dot?: readonly [x: number, y: number]; className: string }> = {
  panels: { dot: [786, 306], className: "left-1/2 top-1/5" },
  inverter: { className: "left-[28.5%] top-[71%] md:left-[53.5%] md:top-2/3" },
  house: { dot: [896, 650], className: "left-[68%] top-3/4" },
  battery: { className: "left-[47%] top-4/5" },
  pylon: { dot: [226, 374], className: "left-[15%] top-[31%]" },
};

/** Around the inverter, which is small in the picture. */
const frame = { x: 622, y: 630, width: 62, height: 74, rx: 8 };

const parts = Object.keys(words.parts) as Part[];

const involved = (part: Part, flows: readonly Flow[]): boolean => {
  const end = { panels: "sun", inverter: "inverter", house: "home", battery: "battery", pylon: "grid" }[part];
  return flows.some((flow) => flow.includes(end));
};

/** The flows of energy over the picture of the house. */
export function Drawing({ scene }: { scene: EnergyScene }) {
  const flows = flowsIn(scene);
  const shown = parts.filter((part) => part !== "battery" || scene.kind === "hybrid");
  const dimmed = (part: Part) => (involved(part, flows) ? "" : "opacity-70");
  return (
    <>
      <svg
        viewBox="0 0 1280 960"
        className="energy-drawing absolute inset-0 size-full"
        fill="none"
        strokeLinecap="round"
        role="img"
        aria-label={words.drawing({ scene: words.scenes[scene.kind][scene.time] })}
      >
        {/* Dark below the dashes, for they cross white walls and lit windows. */}
        {flows.map((flow) => (
          <path
            key={flow}
            d={wires[flow]}
            className="stroke-coal/62"
            strokeWidth="8"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {/* Live wires are dashed; the dashes move in the direction of the power. */}
        {flows.map((flow) => (
          <path
            key={flow}
            d={wires[flow]}
            className="wire-live stroke-sun"
            strokeWidth="4"
            strokeDasharray="0.1 9.1"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <rect {...frame} className="stroke-coal/62" strokeWidth="7" vectorEffect="non-scaling-stroke" />
        <rect {...frame} className="stroke-sun" strokeWidth="3" vectorEffect="non-scaling-stroke" />
        {shown.map((part) => {
          const { dot } = labels[part];
          return (
            dot && (
              <circle
                key={part}
                cx={dot[0]}
                cy={dot[1]}
                r="7"
                className={`fill-sun stroke-coal ${dimmed(part)}`}
                strokeWidth="3"
                vectorEffect="non-scaling-stroke"
              />
            )
          );
        })}
      </svg>
      <ul className="contents" aria-hidden="true">
        {shown.map((part) => (
          <li
            key={part}
            className={`absolute w-fit rounded-badge max-md:right-[12.5%] bg-coal/80 px-2 pt-1 pb-0.5 font-medium text-paper text-tiny leading-tight md:text-note ${dimmed(part)} ${labels[part].className}`}
          >
            {words.parts[part]}
          </li>
        ))}
      </ul>
    </>
  );
}
