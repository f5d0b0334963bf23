/** Classes of what the plot and its legend draw. */
export const dayMarks = {
  solar: "fill-none stroke-[2.5] stroke-accent",
  load: "fill-none stroke-[2.5] stroke-ink",
  direct: "fill-accent opacity-42",
  stored: "fill-[url(#hatch-stored)]",
  battery: "fill-battery opacity-40",
  exported: "fill-accent opacity-22",
  bought: "fill-[url(#hatch-bought)]",
} as const;
