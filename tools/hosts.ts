/** Starts real hosts with the configuration that the build has written. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { nginx } from "../deploy/nginx.ts";
import { readPolicy } from "./read-policy.ts";

const WORK = resolve(".cache/hosts");
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export type HostName = "npm start" | "Caddy" | "nginx";

export const canRun: Record<HostName, boolean> = {
  "npm start": true,
  Caddy: existsSync("/usr/bin/caddy"),
  nginx: existsSync("/usr/sbin/nginx") && existsSync(BROTLI),
};
/** Needed for the certificate of nginx; Caddy makes its own. */
export const hasOpenssl = existsSync("/usr/bin/openssl");

function startNginx(port: number, { listen = "", http = "" } = {}): ChildProcess {
  const site = nginx(readPolicy(), {
    name: "localhost",
    listen: `127.0.0.1:${port}${listen}`,
    root: resolve("dist"),
  });
  const config = `\
load_module ${BROTLI};
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes auto;
error_log stderr crit;
pid ${WORK}/nginx-${port}.pid;
events { }
http {
  access_log off;
  sendfile on;
${http}${site}
}
`;
  const file = `${WORK}/nginx-${port}.conf`;
  writeFileSync(file, config);
  return spawn("/usr/sbin/nginx", ["-p", WORK, "-c", file], { stdio: "inherit" });
}

const builtCaddyfile = () => readFileSync("deploy/out/Caddyfile", "utf8");

function startCaddy(address: string, site = builtCaddyfile(), options = "", root = "dist"): ChildProcess {
  const file = `${WORK}/Caddyfile-${address.replaceAll(/\W+/g, "-")}`;
  writeFileSync(file, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n${options}}\n${site}`);
  const env = { ...process.env, FLARE_ADDRESS: address, FLARE_ROOT: resolve(root), XDG_DATA_HOME: WORK };
  return spawn("/usr/bin/caddy", ["run", "--adapter", "caddyfile", "--config", file], { stdio: "inherit", env });
}

const startOwn = (port: number) =>
  spawn(process.execPath, ["tools/serve.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port) },
  });

const start: Record<HostName, (port: number) => ChildProcess> = {
  "npm start": startOwn,
  Caddy: (port) => startCaddy(`http://:${port}`),
  nginx: (port) => startNginx(port),
};

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

/** Caddy listens before it has a certificate, so a TLS handshake is needed to see whether it is ready. */
const answersOverTls = (port: number) =>
  new Promise<boolean>((resolve) => {
    const options = { port, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false };
    const socket = connectTls(options, () => resolve(true)).on("error", () => resolve(false));
    socket.on("secureConnect", () => socket.destroy());
  });

/** At least a minute, for busy machines. */
const TRIES = 1200;

export async function untilAnswers(port: number, ask = answers) {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await ask(port)) return;
    await wait(50);
  }
  throw new Error(`nothing answers on port ${port}`);
}

/** Starts a host and waits until it is ready, or kills it. */
async function onceReady(port: number, start: () => ChildProcess, ask = answers) {
  mkdirSync(WORK, { recursive: true });
  // Otherwise the other program would be mistaken for the host.
  if (await answers(port)) throw new Error(`something else answers on port ${port}`);
  const host = start();
  try {
    await untilAnswers(port, ask);
    return host;
  } catch (error) {
    host.kill();
    throw error;
  }
}

export const startHost = (name: HostName, port: number) => onceReady(port, () => start[name](port));

/** Root certificate of Caddy's local authority. */
export const certificate = `${WORK}/caddy/pki/authorities/local/root.crt`;

// TLS with Caddy's local authority, and a redirect from HTTP on the same port.
const SECURE = `\
\tlocal_certs
\tskip_install_trust
\tauto_https disable_redirects
\tservers {
\t\tlistener_wrappers {
\t\t\thttp_redirect
\t\t\ttls
\t\t}
\t}
`;

export const startSecureCaddy = (port: number, site?: string, root?: string) =>
  onceReady(port, () => startCaddy(`https://localhost:${port}`, site, SECURE, root), answersOverTls);

const EC_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

export const startSecureNginx = (port: number) =>
  onceReady(port, () => {
    const [key, own] = [`${WORK}/nginx-${port}.key`, `${WORK}/nginx-${port}.crt`];
    const options = ["-x509", "-days", "2", "-subj", "/CN=localhost", "-keyout", key, "-out", own];
    execFileSync("openssl", ["req", ...EC_KEY, ...options], { stdio: "ignore" });
    return startNginx(port, { listen: " ssl", http: `  ssl_certificate ${own};\n  ssl_certificate_key ${key};\n` });
  });
