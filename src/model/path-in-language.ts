/** `base` is empty or "/hi"; `path` may carry a query and a hash: "/#contact" is /hi#contact. */
export const pathIn = (base: string, path: string): string =>
  base === "" ? path : base + path.replace(/^\/(?=$|[?#])/, "");
