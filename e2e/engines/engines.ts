import { hasChromium, startChromium } from "./chromium.ts";
import { hasFirefox, startFirefox } from "./firefox.ts";
import { hasWebkit, startWebkit } from "./webkit.ts";

/** The engines, and Debian's packages of them. */
export const engines = {
  Chromium: { start: startChromium, isHere: hasChromium, packages: "chromium chromium-driver" },
  Firefox: { start: startFirefox, isHere: hasFirefox, packages: "firefox-esr" },
  WebKit: { start: startWebkit, isHere: hasWebkit, packages: "webkit2gtk-driver xvfb" },
};

export type EngineName = keyof typeof engines;
