/** Sees to it that the three engines are there: with Debian's packages when we may install them. Without, an engine is not tried. */
import { engines } from "../e2e/engines/engines.ts";
import { aptInstall, mayUseApt } from "./apt.ts";

for (const [name, { isHere, packages }] of Object.entries(engines)) {
  if (isHere) continue;
  try {
    if (!mayUseApt) throw new Error("not on Debian, or not root");
    console.log(`No ${name} yet: installing ${packages} …`);
    aptInstall(`--no-install-recommends ${packages}`);
  } catch {
    console.warn(`${name} will not be tried: please install ${packages} (names of Debian's packages).`);
  }
}
