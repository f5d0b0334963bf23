/** Where a visitor is. The key names the visit: the same page, gone to twice, has two. */
export type Address = { pathname: string; search: string; hash: string; key: string };

/** Where a link leads: an address, or the parts of this one that change. */
export type To = string | { pathname?: string; search?: string; hash?: string };

const marked = (mark: string, text: string) => (text && !text.startsWith(mark) ? mark + text : text);

/** An object says the whole query and hash; only the page is kept where it names none. */
export function hrefOf(to: To, pathname: string): string {
  if (typeof to === "string") return to;
  return `${to.pathname ?? pathname}${marked("?", to.search ?? "")}${marked("#", to.hash ?? "")}`;
}

export const addressOf = ({ pathname, search, hash }: URL | Location, key: string): Address => ({
  pathname,
  search,
  hash,
  key,
});
