declare const __BUILD_YEAR__: number;
declare const __FRAME_PRODUCTS__: import("./model/range.ts").FrameProducts;
/** What the service worker precaches, known once the site is built. */
declare const __PRECACHE__: Record<"pages" | "files" | "pictures", readonly string[]> & { offline: string };

/** Not yet among TypeScript's own. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses;
  };
}
type ScriptAddresses = { createScriptURL: (address: string) => string };

interface ImportMetaEnv {
  /** Where messages are posted. Known when the site is built: without it the code that posts is left out. */
  readonly VITE_ENQUIRY_URL?: string;
  /** "off" builds a site without a service worker, which also removes it from browsers that have it. */
  readonly VITE_OFFLINE?: string;
}
