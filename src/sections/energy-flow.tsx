const house = (
  <>
    <path d="M2 72V22L36 2l34 20v50z" className="fill-page" />
    <path d="M14 32h16v16H14z" className="fill-sun/40" />
    <path d="M22 32v16M42 72V40h16v32" />
  </>
);
const battery = <path d="M10 8h40a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8ZM18 8V0h8v8M36 8V0h8v8M2 32h56M2 58h56" />;
const pylon = (
  <path d="M34 2L12 96M34 2l22 94M8 24h52M4 44h60M26 34l-6 26 34 36M42 34l6 26-34 36M8 24v8M60 24v8M4 44v8M64 44v8" />
);

/** Where the sun goes, as a drawing: it says in a glance what the text beside it says in words. */
export function EnergyFlow() {
  return (
    <div className="columns-12 mt-18 gap-y-8 lg:mt-34">
      <div className="col-span-12 lg:col-span-4">
        <h3 className="type-h3 mb-4 text-[1.875rem] tracking-[-0.02em] font-stretch-[114%] lg:text-[2.25rem]">Where the sun goes</h3>
        <p className="max-w-104 text-pretty text-muted">
          Panels make direct current. Your sockets need alternating current. FLARE changes one into the other: first for your home, then, with a hybrid,
          for a battery, and what is left over for the grid.
        </p>
      </div>
      <svg
        viewBox="0 0 872 346"
        className="col-span-12 h-auto w-full stroke-ink font-medium text-[15px] max-md:text-[24px] lg:col-span-8"
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        role="img"
        aria-label="Sunlight falls on panels; the inverter turns it into mains power for the home, the battery and the grid"
      >
        <circle cx="52" cy="62" r="34" className="fill-accent" stroke="none" />
        <path d="M88 100L150 168M76 110L128 186M96 86L176 152" strokeDasharray="1 8" className="stroke-accent" />
        <path d="M112 190L214 150L262 222L160 262Z" className="fill-page" />
        <path d="M128 214L230 174M144 238L246 198M146 177L194 249M180 163L228 235M160 262v34M262 222v34M148 296h24M250 256h24" />
        <path d="M238 186C286 186 296 190 346 190" strokeWidth="2.5" className="stroke-accent" />
        <rect x="348" y="104" width="124" height="172" rx="14" className="fill-page" />
        <path d="M348 228h124" strokeWidth="2.5" className="stroke-accent" />
        <rect x="384" y="128" width="54" height="34" rx="5" />
        <path d="M392 152v-4M398 152v-7M404 152v-9M410 152v-7M416 152v-4M376 276v8M388 276v8M426 276v10M442 276v10" />
        <circle cx="410" cy="252" r="10" />
        <path d="M472 140C560 140 560 66 640 66M472 190H640M472 240C560 240 560 296 640 296M634 60l7 6-7 6M634 184l7 6-7 6M634 290l7 6-7 6" />
        <g transform="translate(656 30)">{house}</g>
        <g transform="translate(662 148)">{battery}</g>
        <g transform="translate(658 246)">{pylon}</g>
        <g stroke="none" className="fill-ink">
          <text x="744" y="70">
            Your home
          </text>
          <text x="744" y="196">
            A battery
          </text>
          <text x="744" y="302">
            The grid
          </text>
          <text x="112" y="330" className="max-md:hidden">
            Panels make DC
          </text>
          <text x="348" y="330" className="max-md:hidden">
            FLARE makes it AC
          </text>
        </g>
      </svg>
    </div>
  );
}
