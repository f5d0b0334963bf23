export const solutionsWords = {
  heading: "Put your roof to work.",
  lead: "Three reasons people fit an inverter. Most have more than one.",
  finder: "Find your FLARE",
  note: "Sizes are suggestions, estimated from typical appliances as of November 2026. Count what runs together in your place below, or ask us.",
};

export type SolutionsWords = typeof solutionsWords;
