import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { products } from "./src/content/products/index.ts";
import { frameProducts } from "./src/model/range.ts";

// Three tools share the icons for keeping a result and the writer of addresses, but no first screen has them.
const shared =
  /lucide-react(?!.*\/(copy|link-2|share-2)\.)|src\/(ui(?!\/use-address-writer)|model|pictures|seo\/page-head|sections\/products)[/.]/;

// Vite's own looks for files to fetch ahead of every import. Here src/start.ts and links see to that.
const plainImports = {
  name: "plain-imports",
  enforce: "pre" as const,
  load: (id: string) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load()" : null),
};

export default defineConfig({
  plugins: [plainImports, react(), tailwindcss()],
  // Written in at build time, so that the frame of every page does not bring the whole catalogue along.
  define: { __BUILD_YEAR__: new Date().getFullYear(), __FRAME_PRODUCTS__: frameProducts(products) },
  build: {
    target: "es2022",
    manifest: "manifest.json",
    // The first page names its files itself (src/start.ts), and links ask for the next one ahead of the click.
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Few files: what pages share comes in one, and what they read of the catalogue.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: "catalogue", test: /src\/content\/products\// },
            { name: "shared", test: shared, minShareCount: 3 },
          ],
        },
        // Chromium then reads them whole, beside the page's own thread, which would else stop to read each function when it is called.
        postBanner: ({ name }) => (["react", "main"].includes(name) ? "//# allFunctionsCalledOnLoad\n" : ""),
      },
    },
  },
  server: { port: 3000 },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tools/**/*.test.ts", "deploy/**/*.test.ts"],
    // As Playwright's: it ends a test that hangs. Five seconds told of a busy machine instead.
    testTimeout: 30_000,
  },
});
