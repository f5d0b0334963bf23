/** Installs Caddy, nginx and the Observatory for the tests if possible. Without them, their tests are skipped. */
import { aptInstall, mayUseApt } from "./apt.ts";
import { canRun, hasOpenssl } from "./hosts.ts";
import { hasObservatory, installObservatory } from "./observatory/package.ts";

const PACKAGES = "caddy nginx libnginx-mod-http-brotli-static openssl";

if (!canRun.Caddy || !canRun.nginx || !hasOpenssl) {
  try {
    if (!mayUseApt) throw new Error("not on Debian, or not root");
    console.log(`Installing hosts for the tests: ${PACKAGES} …`);
    aptInstall(`--no-install-recommends ${PACKAGES}`);
  } catch {
    console.warn(`Only 'npm start' will be tested. To test other hosts, install ${PACKAGES}.`);
  }
}

if (!hasObservatory()) {
  console.log("Installing the MDN HTTP Observatory …");
  try {
    installObservatory();
  } catch {
    console.warn("The MDN HTTP Observatory could not be installed; its tests are skipped.");
  }
}
