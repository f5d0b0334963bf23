/** An element by its id, else by its words: the nth of its kind that says the same. Controls wait, so it is a link or a fold. */
type Mark = { id: string; kind: string; words: string; nth: number };

const sayingTheSame = (part: Element, { kind, words }: Pick<Mark, "kind" | "words">) =>
  [...part.querySelectorAll<HTMLElement>(kind)].filter(({ textContent }) => textContent === words);

function markOf(element: Element, part: Element): Mark {
  const mark = { id: element.id, kind: element.localName, words: element.textContent };
  return { ...mark, nth: sayingTheSame(part, mark).indexOf(element as HTMLElement) };
}

const find = (mark: Mark, part: Element) =>
  (mark.id ? document.getElementById(mark.id) : undefined) ?? sayingTheSame(part, mark)[mark.nth];

/** What a visitor has opened or gone to in markup that React is about to replace, and how far they have scrolled. */
type Touched = { opened: Mark[]; focused: Mark | undefined; top: number };

export function touchedIn(standing: Element): Touched {
  // A fold is known by its line: what is in it may not be made yet.
  const lines = [...standing.querySelectorAll("details[open] > summary")];
  const active = document.activeElement;
  const focused = active && standing.contains(active) ? markOf(active, standing) : undefined;
  return { opened: lines.map((line) => markOf(line, standing)), focused, top: window.scrollY };
}

/** The browser lays the page out without an element that had the focus, and scrolls up if it is too short then. */
export function restore({ opened, focused, top }: Touched, part: Element) {
  for (const line of opened) find(line, part)?.parentElement?.setAttribute("open", "");
  if (focused) find(focused, part)?.focus({ preventScroll: true });
  if (window.scrollY !== top) window.scrollTo({ top, behavior: "instant" });
}
