import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  build: { target: "es2022", manifest: "manifest.json", cssCodeSplit: false, assetsInlineLimit: 0 },
  server: { port: 3000 },
  test: { include: ["src/**/*.test.{ts,tsx}", "tools/**/*.test.ts", "deploy/**/*.test.ts"] },
});
