const KEY = "flare:language";

/** The language that the visitor has chosen, or stayed with when asked. */
export function rememberedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberLanguage(code: string) {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage is blocked: we ask again on the next page.
  }
}
