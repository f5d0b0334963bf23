import { existsSync } from "node:fs";

/** The system's browser where there is one; otherwise Playwright looks for its own. */
export const chromiumPath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);
/** The same engine without what a window needs: tests take three fifths of the time. */
export const shellPath = ["/usr/bin/chromium-headless-shell"].find(existsSync);

const args = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  // Letters as wide in one as in the other.
  "--font-render-hinting=slight",
];

const optionsFor = (executablePath?: string) => ({ ...(executablePath && { executablePath }), args });

export const launchOptions = optionsFor(chromiumPath);
export const quickOptions = optionsFor(shellPath ?? chromiumPath);
