/** Installs the engines that are missing, from Debian's packages, where that is permitted. Journeys skip an engine that stays missing. */
import { engines } from "../e2e/engines/engines.ts";
import { aptInstall, mayUseApt } from "./apt.ts";

for (const [name, { isInstalled, packages }] of Object.entries(engines)) {
  if (isInstalled) continue;
  try {
    if (!mayUseApt) throw new Error("not on Debian, or not root");
    console.log(`No ${name} yet: installing ${packages} …`);
    aptInstall(`--no-install-recommends ${packages}`);
  } catch {
    console.warn(`${name} is skipped: please install ${packages} (names of Debian's packages).`);
  }
}
