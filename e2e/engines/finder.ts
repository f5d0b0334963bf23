/** Finds things in the page as a person does: by what they are and what they are called. Sent into the page as source: it must stand alone. */

type Role =
  | "article"
  | "banner"
  | "button"
  | "contentinfo"
  | "form"
  | "heading"
  | "img"
  | "link"
  | "listitem"
  | "main"
  | "navigation"
  | "region"
  | "rowheader"
  | "status"
  | "tab"
  | "textbox"
  | "tooltip";

export type Target = {
  role?: Role;
  /** For what has no role of its own. */
  css?: string;
  /** A part of the name, or all of it with `exact`. */
  name?: string;
  exact?: boolean;
  level?: number;
  within?: Target;
};

export type Found = {
  text: string;
  value: string;
  description: string;
  attributes: Record<string, string>;
  focused: boolean;
  /** Where to point at, if it can be pointed at. */
  point: { x: number; y: number } | null;
};

export function find(target: Target, scroll = false): Found[] {
  const selectors: Record<Role, string> = {
    article: "article",
    banner: "body header",
    button: "button, [role=button]",
    contentinfo: "body footer",
    form: "form",
    heading: target.level ? `h${target.level}` : "h1, h2, h3, h4, h5, h6",
    img: "img, [role=img]",
    link: "a[href]",
    listitem: "li",
    main: "main",
    navigation: "nav",
    region: "section, [role=region]",
    rowheader: "th[scope=row]",
    status: "[role=status], output",
    tab: "[role=tab]",
    textbox: "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden])",
    tooltip: "[role=tooltip]",
  };
  const squeeze = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const byIds = (ids: string | null) =>
    squeeze(
      (ids ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" "),
    );
  const spoken = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? "";
    if (node.ariaHidden === "true") return "";
    const text = [...node.childNodes].map(spoken).join("");
    return getComputedStyle(node).display === "inline" ? text : ` ${text} `;
  };
  const nameOf = (element: Element) =>
    byIds(element.getAttribute("aria-labelledby")) ||
    squeeze(element.getAttribute("aria-label")) ||
    squeeze(element.getAttribute("alt")) ||
    squeeze((element as HTMLInputElement).labels?.[0]?.textContent) ||
    squeeze(spoken(element));
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert]");
  const called = (element: Element, { name, exact }: Target) =>
    name === undefined || (exact ? nameOf(element) === name : nameOf(element).includes(name));
  const matches = (wanted: Target): Element[] => {
    const roots = wanted.within ? matches(wanted.within) : [document];
    const found = roots.flatMap((root) => [...root.querySelectorAll(wanted.css ?? selectors[wanted.role ?? "main"])]);
    return found.filter((element) => seen(element) && called(element, wanted));
  };
  const pointAt = (element: Element) => {
    const [box] = element.getClientRects();
    // What still waits for its code would swallow a click.
    const waits = element.closest("[data-waiting]") !== null;
    if (!box) return null;
    const point = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
    if (element.contains(document.elementFromPoint(point.x, point.y))) return waits ? null : point;
    if (scroll) element.scrollIntoView({ block: "center", behavior: "instant" });
    return null;
  };
  return matches(target).map((element) => ({
    text: squeeze((element as HTMLElement).innerText ?? element.textContent),
    value: (element as HTMLInputElement).value ?? "",
    description: byIds(element.getAttribute("aria-describedby")),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    focused: element === document.activeElement,
    point: pointAt(element),
  }));
}
