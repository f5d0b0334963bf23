import { existsSync } from "node:fs";

/** Undefined if the system has no browser; Playwright then uses its own. */
export const chromiumPath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);
/** Chromium without a user interface: tests take 40 % less time. */
export const shellPath = ["/usr/bin/chromium-headless-shell"].find(existsSync);

const args = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  // Gives text the same width in both browsers.
  "--font-render-hinting=slight",
];

const optionsFor = (executablePath?: string) => ({ ...(executablePath && { executablePath }), args });

export const launchOptions = optionsFor(chromiumPath);
export const quickOptions = optionsFor(shellPath ?? chromiumPath);
