import { type EngineName, engines } from "../e2e/engines/engines.ts";
import { aptInstall, mayUseApt } from "./apt.ts";

/** Sees to it that the engines are there: with Debian's packages when we may install them. Without, the journeys skip an engine. */
export function installEngines(names: EngineName[]) {
  for (const name of names) {
    const { isHere, packages } = engines[name];
    if (isHere()) continue;
    try {
      if (!mayUseApt) throw new Error("not on Debian, or not root");
      console.log(`No ${name} yet: installing ${packages} …`);
      aptInstall(`--no-install-recommends ${packages}`);
    } catch {
      console.warn(`${name} will not be tried: please install ${packages} (names of Debian's packages).`);
    }
  }
}
