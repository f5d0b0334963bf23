/** Where the editor reads and saves. For hosted editing, see "On a server" in docs/editing.md. */
import type { Config } from "@keystatic/core";

export const STORAGE: Config["storage"] = { kind: "local" };

/** Hosts besides this one that the editor may ask. */
export const HOSTS = "";
