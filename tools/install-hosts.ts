/** Sees to it that the tests have real hosts and the Observatory: where we may install them. Without, those tests are skipped. */
import { aptInstall, mayUseApt } from "./apt.ts";
import { canRun, hasOpenssl } from "./hosts.ts";
import { hasObservatory, installObservatory } from "./observatory/package.ts";

const PACKAGES = "caddy nginx libnginx-mod-http-brotli-static openssl";

if (!canRun.Caddy || !canRun.nginx || !hasOpenssl) {
  try {
    if (!mayUseApt) throw new Error("not on Debian, or not root");
    console.log(`No hosts to try the site on yet: installing ${PACKAGES} …`);
    aptInstall(`--no-install-recommends ${PACKAGES}`);
  } catch {
    console.warn(`The site will be tried on 'npm start' alone: please install ${PACKAGES}.`);
  }
}

if (!hasObservatory()) {
  console.log("No Observatory yet: installing it apart from the site's own packages …");
  try {
    installObservatory();
  } catch {
    console.warn("The headers will not be graded: the MDN HTTP Observatory could not be installed.");
  }
}
