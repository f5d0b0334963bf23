declare const __BUILD_YEAR__: number;
/** What the service worker precaches, by language; filled in after the build. */
declare const __PRECACHE__: readonly import("./offline/precache-list.ts").PrecacheList[];

/** Trusted Types are missing from lib.dom.d.ts. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: ScriptUrls): ScriptUrls;
  };
}
type ScriptUrls = { createScriptURL: (url: string) => string };

interface ImportMetaEnv {
  /**
   * Where enquiries are posted. Without it the build leaves out the code that posts. Each file checks it
   * by itself: with a constant that they import, the bundler would keep the chunk that posts.
   */
  readonly VITE_ENQUIRY_URL?: string;
  /** "off" builds a site without a service worker, and unregisters it in browsers that have one. */
  readonly VITE_OFFLINE?: string;
}
