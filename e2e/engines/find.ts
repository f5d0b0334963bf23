/** Finds elements by role and accessible name, in the same way in every engine. */

const selectors = {
  button: "button, [role=button]",
  contentinfo: "body footer",
  form: "form",
  heading: "h1, h2, h3, h4, h5, h6",
  img: "img, [role=img]",
  link: "a[href]",
  listitem: "li",
  main: "main",
  navigation: "nav",
  region: "section, [role=region]",
  rowheader: "th[scope=row]",
  tab: "[role=tab]",
  textbox: "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden])",
};

export type Target = ({ role: keyof typeof selectors; level?: number } | { css: string }) & {
  /** A part of the name, or all of it with `exact`. */
  name?: string | undefined;
  exact?: boolean;
  within?: Target;
};

type Query = { css: string; name?: string | undefined; exact?: boolean | undefined; within?: Query | undefined };

export function toQuery({ name, exact, within, ...target }: Target): Query {
  const css = "css" in target ? target.css : target.level ? `h${target.level}` : selectors[target.role];
  return { css, name, exact, within: within && toQuery(within) };
}

export type Found = {
  text: string;
  value: string;
  description: string;
  attributes: Record<string, string>;
  focused: boolean;
  /** Its middle, once a click there would reach it. */
  point: { x: number; y: number } | null;
};

/** Runs in the page. */
export function find(query: Query, scroll = false): Found[] {
  const tidy = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const textOfIds = (ids: string | null) => {
    const texts = (ids ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
    return tidy(texts.join(" "));
  };
  const spokenText = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? "";
    if (node.ariaHidden === "true") return "";
    const text = [...node.childNodes].map(spokenText).join("");
    return getComputedStyle(node).display === "inline" ? text : ` ${text} `;
  };
  const nameOf = (element: Element) =>
    textOfIds(element.getAttribute("aria-labelledby")) ||
    tidy(element.getAttribute("aria-label")) ||
    tidy(element.getAttribute("alt")) ||
    tidy((element as HTMLInputElement).labels?.[0]?.textContent) ||
    tidy(spokenText(element));
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert]");
  const hasName = (element: Element, { name, exact }: Query) =>
    name === undefined || (exact ? nameOf(element) === name : nameOf(element).includes(name));
  const matches = (query: Query): Element[] => {
    const roots = query.within ? matches(query.within) : [document];
    const elements = roots.flatMap((root) => [...root.querySelectorAll(query.css)]);
    return elements.filter((element) => isVisible(element) && hasName(element, query));
  };
  const pointOf = (element: Element) => {
    const [box] = element.getClientRects();
    if (!box) return null;
    const point = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
    const isOnTop = element.contains(document.elementFromPoint(point.x, point.y));
    if (scroll && !isOnTop) element.scrollIntoView({ block: "center", behavior: "instant" });
    return isOnTop ? point : null;
  };
  return matches(query).map((element) => ({
    text: tidy((element as HTMLElement).innerText ?? element.textContent),
    value: (element as HTMLInputElement).value ?? "",
    description: textOfIds(element.getAttribute("aria-describedby")),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    focused: element === document.activeElement,
    point: pointOf(element),
  }));
}
