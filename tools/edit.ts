/** Starts the site with its editor. PORT sets the port. */
import { existsSync } from "node:fs";
import { createServer } from "vite";

// Read by Keystatic while it is imported, if it saves to GitHub.
process.env.NODE_ENV ??= "development";
if (existsSync(".env")) process.loadEnvFile();
const { editor } = await import("./edit/plugin.ts");

const server = await createServer({ plugins: [editor()], server: { port: Number(process.env.PORT ?? 3000) } });
await server.listen();
console.log(`Edit FLARE at http://localhost:${server.config.server.port}/edit`);
