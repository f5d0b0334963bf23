/** Starts the site with its editor. PORT sets the port. */
import { createServer } from "vite";
import { editor } from "./edit/plugin.ts";

const server = await createServer({ plugins: [editor()], server: { port: Number(process.env.PORT ?? 3000) } });
await server.listen();
console.log(`Edit FLARE at http://localhost:${server.config.server.port}/edit`);
