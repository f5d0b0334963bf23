/** How far down the page each visit was left; the browser itself knows it only for whole documents. */
const STORED = "scroll";

type Positions = Record<string, number>;

function stored(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? "{}");
  } catch {
    return {};
  }
}

export function keepScroll(here: () => string) {
  const positions = stored();
  const remember = () => {
    positions[here()] = window.scrollY;
  };
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  takeOver();
  window.addEventListener("pageshow", takeOver);
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    remember();
    try {
      sessionStorage.setItem(STORED, JSON.stringify(positions));
    } catch {
      // Storage is blocked: after a reload, earlier pages open at their top.
    }
  });
  return { remember, left: (key: string) => positions[key] };
}

/** After a reload: the browser may have been there already, while parts of the page were resting and of another length. */
export function scrollToWhereLeft() {
  const top = stored()[history.state?.key];
  if (top) window.scrollTo(0, top);
}

export function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** To what the hash names, else to the top. */
export function scrollToStart(hash: string) {
  const target = elementOf(hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
