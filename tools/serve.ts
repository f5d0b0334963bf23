/** Serves the built site. PORT sets the port. */
import { siteServer } from "../deploy/server.ts";
import { readPolicy } from "./read-policy.ts";

const port = Number(process.env.PORT ?? 3000);

siteServer(readPolicy(), "dist").listen(port, () => console.log(`FLARE is at http://localhost:${port}`));
