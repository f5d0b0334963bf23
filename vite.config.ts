import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { contentModules } from "./tools/content/dev-plugin.ts";
import { devPages } from "./tools/dev-pages.ts";

/** Chooses the words: #content/… in package.json. A build has one language (tools/build-pages.ts). */
const language = process.env.SITE_LANGUAGE ?? "en";

export default defineConfig({
  resolve: { conditions: [language, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [language, ...defaultServerConditions] } },
  plugins: [contentModules(), react(), tailwindcss(), devPages()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  build: {
    target: "es2022",
    manifest: `manifest.${language}.json`,
    cssCodeSplit: false,
    // Browsers without modulepreload load the same files a little later.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // "shared~home~product" becomes "shared".
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 3 },
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            // With all that it imports: every page loads it.
            { name: "main", test: /src\/main\.tsx$/, priority: 2 },
            // Separate: merged with other code, an icon would load that too, such as the planner's fields.
            { name: "icons", test: /node_modules\/lucide\//, minShareCount: 2, priority: 1 },
            // Every request takes main thread time, so small chunks that pages share are merged (decision 13).
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
          ],
        },
      },
    },
  },
  server: {
    port: 3000,
    // No part of a page, and thousands of files.
    watch: { ignored: [`${resolve("art")}/**`, `${resolve("dist")}/**`, `${resolve(".cache")}/!(content|fonts)/**`] },
  },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tools/**/*.test.ts", "deploy/**/*.test.ts"],
    // A worker for each of the small files would take half of the time.
    isolate: false,
    // Only to end a test that hangs, as in playwright.config.ts: the default of five seconds fails on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
