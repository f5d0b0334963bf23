/** The media query of what is never shown. */
export const NEVER = "not all";
const IN_DARK_SYSTEM = " and (prefers-color-scheme: dark)";

/** When a picture's dark edition is shown: by the visitor's choice, else by the system's. On paper always light. */
export function darkMedia(chosen: string | undefined): string {
  if (chosen) return chosen === "dark" ? "screen" : NEVER;
  return `screen${IN_DARK_SYSTEM}`;
}

/** Pictures follow the system until they have hydrated; a choice against it must not wait for that. */
export function applyChoiceToPictures() {
  const chosen = document.documentElement.dataset.theme;
  if (!chosen) return;
  for (const source of document.querySelectorAll<HTMLSourceElement>(`source[media*="${IN_DARK_SYSTEM}"]`))
    source.media = chosen === "dark" ? source.media.replace(IN_DARK_SYSTEM, "") : NEVER;
}
