import type { ReactNode } from "react";

/** What glows while the appliance is on. */
const glow = "fill-sheet [transition:fill_var(--time-quick)] group-data-lit:fill-sun";

/** Drawn around the origin, about 40 wide. */
const lamp = (
  <>
    <path d="M0-26v8M-9-4a9 9 0 1 1 18 0c0 4-4 6-4 10h-10c0-4-4-6-4-10Z" className={glow} />
    <path d="M-4 10h8" />
  </>
);
const tube = (
  <>
    <path d="M-14-26v10M14-26v10" />
    <rect x="-22" y="-16" width="44" height="8" rx="4" className={glow} />
  </>
);
const fan = (
  <>
    <path d="M0-26V-6" />
    <g className={glow}>
      <ellipse cx="-14" cy="-1" rx="12" ry="4" />
      <ellipse cx="14" cy="-1" rx="12" ry="4" />
    </g>
    <circle r="5" cy="-2" className="fill-sheet" />
  </>
);
const airConditioner = (
  <>
    <rect x="-23" y="-18" width="46" height="18" rx="4" className={glow} />
    <path d="M-17-5h34M-12 6c0 4-3 4-3 8M0 6c0 4-3 4-3 8M12 6c0 4-3 4-3 8" />
  </>
);
const cooler = (
  <>
    <rect x="-16" y="-16" width="32" height="40" rx="3" className={glow} />
    <path d="M-10-8h20M-10-1h20M-10 6h20M-10 24v3M10 24v3" />
  </>
);
const television = (
  <>
    <rect x="-24" y="-14" width="48" height="28" rx="3" className={glow} />
    <path d="M-10 26h20M0 14v12" />
  </>
);
const computer = (
  <>
    <rect x="-16" y="-14" width="32" height="22" rx="3" className={glow} />
    <path d="M0 8v6M-24 16h48M-20 16v10M20 16v10" />
  </>
);
const laptop = (
  <>
    <path d="M-13 12v-18h26v18" className={glow} />
    <path d="M-19 12h38M-24 16h48M-20 16v10M20 16v10" />
  </>
);
const router = (
  <>
    <rect x="-15" y="2" width="30" height="10" rx="3" className={glow} />
    <path d="M-9 2v-8M9 2v-8M-6-12a9 9 0 0 1 12 0M-11-17a16 16 0 0 1 22 0M-6 7h2" />
  </>
);
const fridge = (
  <>
    <rect x="-17" y="-42" width="34" height="68" rx="4" className={glow} />
    <path d="M-17-16h34M-10-32v8M-10-8v14" />
  </>
);
const microwave = (
  <>
    <rect x="-21" y="-12" width="42" height="24" rx="3" />
    <rect x="-16" y="-7" width="24" height="14" rx="2" className={glow} />
    <path d="M14-5v1M14 1v1M-26 14h52" />
  </>
);
const mixer = (
  <>
    <path d="M-9-14h18l-4 22h-10z" className={glow} />
    <path d="M-9 8h18v10h-18z" />
  </>
);
const geyser = (
  <>
    <rect x="-13" y="-20" width="26" height="34" rx="9" className={glow} />
    <path d="M-6 14v8M6 14v8M-4-8h8" />
  </>
);
const washingMachine = (
  <>
    <rect x="-18" y="-14" width="36" height="40" rx="3" />
    <circle cy="9" r="11" className={glow} />
    <path d="M-12-8h6M8-8h4" />
  </>
);
/** With the tank on the roof. */
const pump = (
  <>
    <path d="M-20-20h40v34h-40zM-23-20h46M-14-26h28v6h-28zM-24 14h48" className="fill-page" />
    <path d="M-19 2h38v11h-38z" className={glow} stroke="none" />
    <path d="M-20-8h40M-20 2h40" />
  </>
);

/**
 * Lit if any of its `appliances` is on. A tap then turns all off, otherwise it restores the previous counts, or one of the
 * first id.
 * `top` is the y of a target that is not centred.
 */
export type Fixture = {
  appliances: readonly string[];
  x: number;
  y: number;
  drawing: ReactNode;
  top?: number;
  tall?: true;
};

const everywhere: readonly Fixture[] = [
  { appliances: ["ac15", "ac1", "ac2", "fixedac"], x: 56, y: 152, drawing: airConditioner },
  { appliances: ["fan", "bldc"], x: 118, y: 148, drawing: fan },
  { appliances: ["wifi"], x: 190, y: 262, drawing: router },
  { appliances: ["fridge"], x: 246, y: 310, drawing: fridge, tall: true },
  { appliances: ["pump1", "pump05"], x: 52, y: 98, drawing: pump },
];

export const fixtures: Record<"home" | "business", readonly Fixture[]> = {
  home: [
    ...everywhere,
    { appliances: ["cooler"], x: 56, y: 201, drawing: cooler },
    { appliances: ["led", "tube"], x: 118, y: 254, drawing: lamp },
    { appliances: ["tv"], x: 70, y: 308, drawing: television },
    { appliances: ["geyser"], x: 302, y: 150, drawing: geyser },
    { appliances: ["wash"], x: 302, y: 202, drawing: washingMachine },
    { appliances: ["microwave"], x: 302, y: 268, top: -36, drawing: microwave },
    { appliances: ["mixer"], x: 302, y: 316, top: -32, drawing: mixer },
  ],
  business: [
    ...everywhere,
    { appliances: ["tube", "led"], x: 92, y: 254, drawing: tube },
    { appliances: ["pc"], x: 56, y: 310, drawing: computer },
    { appliances: ["laptop"], x: 124, y: 310, drawing: laptop },
  ],
};
