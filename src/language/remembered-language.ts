import { siteStorage } from "../storage/safe-storage.ts";

const KEY = "flare:language";

/** The language that the visitor has chosen, or stayed with when asked. */
export const rememberedLanguage = (): string | null => siteStorage.read(KEY);

export const rememberLanguage = (code: string) => siteStorage.write(KEY, code);
