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

export const chosenTheme = (): string | undefined => document.documentElement.dataset.theme;

export function watchChosenTheme(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** Pictures are prerendered for the system's theme. A choice against it must wait for neither hydration nor a render. */
export function applyThemeToPictures() {
  const apply = () => {
    for (const source of document.querySelectorAll<HTMLSourceElement>("source[media^=screen]"))
      source.media = source.media.replace(CONDITION, condition(chosenTheme()));
  };
  if (chosenTheme()) apply();
  watchChosenTheme(apply);
}
