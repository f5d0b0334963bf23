import { type KeyboardEvent, memo } from "react";
import { planner } from "#content/planner.ts";
import { stringCheck } from "#facts/string-check.ts";
import { listed } from "../../../format/lists-and-dates.ts";
import { type Counts, countOf } from "../../../model/planner/appliance.ts";
import type { Use } from "../../../model/planner/facts.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { applianceName } from "../names.ts";
import { type Fixture, fixtures } from "./fixtures.tsx";

const GROUND = 336;
/** Of one drawn panel. */
const PANEL_KW = stringCheck.panel.watts / 1000;
const MAX_PANELS = 22;
const COLUMNS = 11;

const building = (
  <>
    <path d={`M28 120H332V${GROUND}H28Z`} className="fill-sheet" />
    <path d={`M28 228H332M216 120V${GROUND}`} />
    <path d={`M20 112H340V120H20ZM0 ${GROUND}H410`} className="fill-page" />
    <path d={`M176 ${GROUND}V290H204V${GROUND}M198 314v2`} />
    <path
      d="M92 228v-14h70v14M92 214v-18M92 208h22v6M120 214c0-6 4-10 10-10h26c4 0 6 4 6 10M234 146h44v36h-44zM256 146v36M234 164h44"
      className="stroke-line-strong"
    />
  </>
);

/** A rack on the roof, two rows deep. */
function panelPath(i: number): string {
  const row = Math.floor(i / COLUMNS);
  const x = 84 + (i % COLUMNS) * 20 + row * 6;
  const y = 96 - row * 27;
  return `M${x} ${y}l6-25h18l-6 25z`;
}
const panelPaths = Array.from({ length: MAX_PANELS }, (_, i) => panelPath(i));
const rack = <path d="M92 112V97M188 112V97M284 112V97M298 112V71" className="stroke-line-strong" />;

/** Memoized, as the other parts are: a tap changes few of them. */
const Panels = memo(function Panels({ filled }: { filled: number }) {
  return (
    <g className="fill-page stroke-line-strong" strokeWidth="1">
      {panelPaths.map((path, i) => (
        <path
          key={path}
          d={path}
          data-filled={i < filled || undefined}
          className="house-panel data-filled:fill-battery data-filled:stroke-page forced-colors:data-filled:fill-[Highlight]"
        />
      ))}
    </g>
  );
});

const Power = memo(function Power({ numeral, backup }: { numeral: string | undefined; backup: boolean }) {
  return (
    <>
      <path
        d={`M318 84h50v112M346 236h-14${backup ? "M368 266v18" : ""}`}
        className={numeral ? "stroke-accent" : "stroke-line-strong"}
        strokeWidth="3"
        strokeDasharray="0.1 6"
      />
      <rect x="346" y="196" width="44" height="70" rx="7" className="fill-page" />
      <path d="M346 246h44" className="stroke-mark" strokeWidth="2.2" />
      <circle cx="368" cy="256" r="4.5" className="data-on:fill-sun" data-on={numeral !== undefined || undefined} />
      <text
        x="368"
        y="229"
        textAnchor="middle"
        fontSize="20"
        className="numeral house-numeral fill-numeral stroke-none"
      >
        {numeral ?? planner.answer.figure.unknown}
      </text>
      {backup && (
        <path
          d={`M350 284h36v${GROUND - 284}h-36zM357 284v-5M379 284v-5M350 300h36M350 318h36`}
          className="fill-page"
        />
      )}
    </>
  );
});

type Toggle = (ids: readonly string[]) => void;
type FixtureButtonProps = Fixture & { name: string; count: number; toggle: Toggle };

const FixtureButton = memo(function FixtureButton({
  appliances,
  x,
  y,
  top = -26,
  drawing,
  tall,
  name,
  count,
  toggle,
}: FixtureButtonProps) {
  const onClick = () => toggle(appliances);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!event.repeat) onClick();
  };
  // Without JavaScript it is a picture.
  const button = { role: "button", tabIndex: 0, "aria-pressed": count > 0, onClick, onKeyDown } as const;
  return (
    <g
      // onClick on both: a tap before hydration is replayed while it is still a picture.
      {...(useHydrated() ? button : { role: "img", onClick })}
      data-replay-all=""
      aria-label={name}
      data-lit={count > 0 || undefined}
      transform={`translate(${x} ${y})`}
      className="group not-data-lit:stroke-muted outline-none [&[role=button]]:cursor-pointer print:pointer-events-none"
    >
      <rect
        x="-26"
        y={tall ? -50 : top}
        width="52"
        height={tall ? 80 : 52}
        rx="8"
        className="fixture-target fill-transparent stroke-none group-[:hover]:fill-accent/10 group-focus-visible:stroke-focus"
        strokeWidth="2.5"
      />
      {drawing}
      {count > 1 && (
        <g transform={`translate(20 ${tall ? -40 : -16})`} fontSize="12" className="stroke-none font-bold">
          <circle r="9.5" className="fill-ink forced-colors:fill-page forced-colors:stroke-ink" />
          <text y="4" textAnchor="middle" className="fill-page forced-colors:fill-ink">
            {count}
          </text>
        </g>
      )}
    </g>
  );
});

function SwitchOf({ fixture, counts, toggle }: { fixture: Fixture; counts: Counts; toggle: Toggle }) {
  const { appliances } = fixture;
  const on = appliances.filter((id) => countOf(counts, { id }) > 0);
  const names = (on.length > 0 ? on : appliances.slice(0, 1)).map((id) => applianceName({ id }));
  const count = on.reduce((sum, id) => sum + countOf(counts, { id }), 0);
  return (
    <FixtureButton
      {...fixture}
      name={planner.house.appliance({ name: listed(names), count })}
      count={count}
      toggle={toggle}
    />
  );
}

type HouseProps = {
  use: Use;
  counts: Counts;
  /** Kilowatts of panels. */
  array: number;
  battery: boolean;
  /** "6.2", or nothing if no model fits. */
  numeral: string | undefined;
  toggle: Toggle;
};

/** A house to tap: an appliance is switched on, drawn lit and counted. The list of steppers does the same precisely. */
export const House = memo(function House({ use, counts, array, battery, numeral, toggle }: HouseProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in an SVG. Targets are 44 px at 320 px.
    <svg
      viewBox="16 40 378 300"
      className="h-auto w-full stroke-ink"
      fill="none"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      role="group"
      aria-label={planner.house.label}
    >
      {rack}
      <Panels filled={Math.min(Math.round(array / PANEL_KW), MAX_PANELS)} />
      {building}
      <Power numeral={numeral} backup={battery} />
      {fixtures[use].map((fixture) => (
        <SwitchOf key={fixture.appliances[0]} fixture={fixture} counts={counts} toggle={toggle} />
      ))}
    </svg>
  );
});
