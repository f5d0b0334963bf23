import { hasChromium, hasFirefox, launchChromium, launchFirefox } from "./puppeteer.ts";
import { hasWebkit, launchWebkit, onVirtualScreen } from "./webkit.ts";

/** Each engine, the Debian packages that bring it, and the command that its tests must be run with. */
export const engines = {
  Chromium: { launch: launchChromium, isInstalled: hasChromium, packages: "chromium", runWith: [] },
  Firefox: { launch: launchFirefox, isInstalled: hasFirefox, packages: "firefox-esr", runWith: [] },
  WebKit: {
    launch: launchWebkit,
    isInstalled: hasWebkit,
    packages: "webkit2gtk-driver xvfb xauth",
    runWith: onVirtualScreen,
  },
};

export type EngineName = keyof typeof engines;
