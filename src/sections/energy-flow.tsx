import type { ReactNode } from "react";

const description =
  "Sunlight falls on panels; the inverter turns it into mains power for the home, the battery and the grid";

const panels = (
  <>
    <path d="M0 40L102 0L150 72L48 112Z" className="fill-page" />
    <path d="M16 64L118 24M32 88L134 48M34 27L82 99M68 13L116 85M48 112v34M150 72v34M36 146h24M138 106h24" />
  </>
);
const inverter = (
  <>
    <rect width="124" height="172" rx="14" className="fill-page" />
    <path d="M0 124h124" strokeWidth="2.5" className="stroke-accent" />
    <rect x="36" y="24" width="54" height="34" rx="5" />
    <path d="M44 48v-4M50 48v-7M56 48v-9M62 48v-7M68 48v-4M28 172v8M40 172v8M78 172v10M94 172v10" />
    <circle cx="62" cy="148" r="10" />
  </>
);
const house = (
  <>
    <path d="M2 72V22L36 2l34 20v50z" className="fill-page" />
    <path d="M14 32h16v16H14z" className="fill-sun/40" />
    <path d="M22 32v16M42 72V40h16v32" />
  </>
);
const battery = (
  <path d="M10 8h40a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8ZM18 8V0h8v8M36 8V0h8v8M2 32h56M2 58h56" />
);
const pylon = (
  <path d="M34 2L12 96M34 2l22 94M8 24h52M4 44h60M26 34l-6 26 34 36M42 34l6 26-34 36M8 24v8M60 24v8M4 44v8M64 44v8" />
);

function Drawing({ viewBox, className, children }: { viewBox: string; className: string; children: ReactNode }) {
  return (
    <svg
      viewBox={viewBox}
      className={`h-auto w-full stroke-ink font-medium text-[15px] ${className}`}
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      role="img"
      aria-label={description}
    >
      {children}
    </svg>
  );
}

function Label({
  x,
  y,
  anchor = "start",
  children,
}: {
  x: number;
  y: number;
  anchor?: "start" | "middle";
  children: string;
}) {
  return (
    <text x={x} y={y} textAnchor={anchor} stroke="none" className="fill-ink">
      {children}
    </text>
  );
}

const wide = (
  <Drawing viewBox="0 0 872 372" className="hidden md:block">
    <circle cx="52" cy="62" r="34" className="fill-accent" stroke="none" />
    <path d="M88 100L150 168M76 110L128 186M96 86L176 152" strokeDasharray="1 8" className="stroke-accent" />
    <g transform="translate(112 150)">{panels}</g>
    <path d="M238 186C286 186 296 190 346 190" strokeWidth="2.5" className="stroke-accent" />
    <g transform="translate(348 104)">{inverter}</g>
    <path d="M472 140C560 140 560 66 640 66M472 190H640M472 240C560 240 560 316 640 316M634 60l7 6-7 6M634 184l7 6-7 6M634 310l7 6-7 6" />
    <g transform="translate(656 30)">{house}</g>
    <g transform="translate(662 148)">{battery}</g>
    <g transform="translate(658 266)">{pylon}</g>
    <Label x={112} y={330}>
      Panels make DC
    </Label>
    <Label x={348} y={330}>
      FLARE makes it AC
    </Label>
    <Label x={744} y={72}>
      Your home
    </Label>
    <Label x={744} y={196}>
      A battery
    </Label>
    <Label x={744} y={322}>
      The grid
    </Label>
  </Drawing>
);

const tall = (
  <Drawing viewBox="0 0 350 352" className="md:hidden">
    <circle cx="30" cy="32" r="24" className="fill-accent" stroke="none" />
    <path d="M56 46L86 60M50 56L80 78M42 62L70 94" strokeDasharray="1 7" className="stroke-accent" />
    <g transform="translate(62 62) scale(0.79)">{panels}</g>
    <path d="M164 96H218" strokeWidth="2.5" className="stroke-accent" />
    <g transform="translate(220 28) scale(0.82)">{inverter}</g>
    <path d="M272 178V200M44 230V212Q44 200 56 200H294Q306 200 306 212V230M175 200V230M38 224l6 7 6-7M169 224l6 7 6-7M300 224l6 7 6-7" />
    <g transform="translate(16 244) scale(0.8)">{house}</g>
    <g transform="translate(151 240) scale(0.8)">{battery}</g>
    <g transform="translate(283 240) scale(0.68)">{pylon}</g>
    <Label x={62} y={18}>
      Panels make DC
    </Label>
    <Label x={272} y={18} anchor="middle">
      FLARE makes it AC
    </Label>
    <Label x={44} y={334} anchor="middle">
      Your home
    </Label>
    <Label x={175} y={334} anchor="middle">
      A battery
    </Label>
    <Label x={306} y={334} anchor="middle">
      The grid
    </Label>
  </Drawing>
);

/** Where the sun goes, as a drawing: it says in a glance what the text beside it says in words. */
export function EnergyFlow() {
  return (
    <div className="columns-12 mt-18 gap-y-8 lg:mt-34">
      <div className="col-span-12 lg:col-span-4">
        <h3 className="type-h3 mb-4 text-[1.875rem] tracking-[-0.02em] font-stretch-[114%] lg:text-[2.25rem]">
          Where the sun goes
        </h3>
        <p className="max-w-104 text-pretty text-muted">
          Panels make direct current. Your sockets need alternating current. FLARE changes one into the other: first for
          your home, then, with a hybrid, for a battery, and what is left over for the grid.
        </p>
      </div>
      <div className="col-span-12 lg:col-span-8">
        {wide}
        {tall}
      </div>
    </div>
  );
}
