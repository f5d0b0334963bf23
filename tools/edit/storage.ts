/** Files on this machine. Hosted editing is another kind: see docs/editing.md. */
export const STORAGE = { kind: "local" } as const;
