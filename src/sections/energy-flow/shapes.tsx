import type { ReactNode } from "react";

/** Each has its origin at its top left corner. */
export const panels = (
  <>
    <path d="M0 40L102 0L150 72L48 112Z" className="fill-page" />
    <path d="M16 64L118 24M32 88L134 48M34 27L82 99M68 13L116 85M48 112v34M150 72v34M36 146h24M138 106h24" />
  </>
);

export const inverter = (
  <>
    <rect width="124" height="172" rx="14" className="fill-page" />
    <path d="M0 124h124" strokeWidth="2.5" className="stroke-mark" />
    <rect x="36" y="24" width="54" height="34" rx="5" />
    <path d="M44 48v-4M50 48v-7M56 48v-9M62 48v-7M68 48v-4M28 172v8M40 172v8M78 172v10M94 172v10" />
    <circle cx="62" cy="148" r="10" />
  </>
);

export const house = (lit: boolean): ReactNode => (
  <>
    <path d="M2 72V22L36 2l34 20v50z" className="fill-page" />
    <path d="M14 32h16v16H14z" className={lit ? "fill-sun" : "fill-none"} />
    <path d="M22 32v16M42 72V40h16v32" />
  </>
);

export const battery = (
  <path
    d="M10 8h40a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8ZM18 8V0h8v8M36 8V0h8v8M2 32h56M2 58h56"
    className="fill-page"
  />
);

export const pylon = (
  <path d="M34 2L12 96M34 2l22 94M8 24h52M4 44h60M26 34l-6 26 34 36M42 34l6 26-34 36M8 24v8M60 24v8M4 44v8M64 44v8" />
);
