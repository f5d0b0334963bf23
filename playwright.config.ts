import { defineConfig } from "@playwright/test";
import { quickOptions } from "./tools/chromium.ts";

const port = Number(process.env.E2E_PORT ?? 3210);

export default defineConfig({
  testDir: "e2e",
  outputDir: ".cache/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Only to end a test that hangs: no test measures time.
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/e2e.json" }]],
  // `npm test` runs the site's own tests, `npm run test:more` those that are slow or need other programs, and those of
  // the content editor.
  projects: [
    { name: "site", testIgnore: "{more,editor}/**" },
    { name: "more", testMatch: "more/**/*.spec.ts" },
    { name: "editor", testMatch: "editor/**/*.spec.ts" },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "en-IN",
    launchOptions: quickOptions,
    screenshot: "only-on-failure",
    // So that tests see only the page's own requests. Tests of the service worker allow it.
    serviceWorkers: "block",
  },
  webServer: {
    command: "node tools/serve.ts",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
