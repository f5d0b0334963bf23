/** Printed on the sheets. Change it when their content changes. */
export const dataSheet = { issued: "2026-11-16" };
