const IN_DARK_SYSTEM = "(prefers-color-scheme: dark)";
const ALWAYS = "(width >= 0px)";
const NEVER = "(width < 0px)";
const CONDITION = /\(prefers-color-scheme: dark\)|\(width >= 0px\)|\(width < 0px\)/;

/** Whether dark editions are shown: by the visitor's choice, else by the system's. */
function condition(chosen: string | undefined): string {
  if (!chosen) return IN_DARK_SYSTEM;
  return chosen === "dark" ? ALWAYS : NEVER;
}

/** The media query of a dark edition. On paper the light one is shown. */
export const darkMedia = (chosen: string | undefined): string => `screen and ${condition(chosen)}`;

/** Pictures are prerendered for the system's theme. A choice against it must not wait until they have hydrated. */
export function applyThemeToPictures() {
  const root = document.documentElement;
  const apply = () => {
    for (const source of document.querySelectorAll<HTMLSourceElement>("source[media^=screen]"))
      source.media = source.media.replace(CONDITION, condition(root.dataset.theme));
  };
  if (root.dataset.theme) apply();
  new MutationObserver(apply).observe(root, { attributeFilter: ["data-theme"] });
}
