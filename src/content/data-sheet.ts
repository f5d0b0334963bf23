/** Change the date when a figure or a word on the sheets changes: it is printed on them, and the clock is not asked. */
export const dataSheet = { issued: "2026-11-16" };
