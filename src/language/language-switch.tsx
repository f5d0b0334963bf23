import type { MouseEvent, PointerEvent } from "react";
import { language } from "#content/language.ts";
import { writeAddressNow } from "../address/pending-writes.ts";
import { pathInOther } from "../format/paths.ts";
import { rememberLanguage } from "./remembered-language.ts";

/** The address in the bar may be an alias or unknown, and has the visitor's choices in its query. */
function keepAddress(base: string, link: HTMLAnchorElement) {
  writeAddressNow();
  const { pathname, search, hash } = window.location;
  link.href = `${pathInOther(base, pathname)}${search}${hash}`;
}

/** Links to the same page in the other languages. */
export function LanguageSwitch({ path, className }: { path: string; className: string }) {
  return language.others.map(({ code, base, name }) => {
    const update = ({ currentTarget }: PointerEvent<HTMLAnchorElement> | MouseEvent<HTMLAnchorElement>) =>
      keepAddress(base, currentTarget);
    return (
      <a
        key={code}
        href={pathInOther(base, path)}
        lang={code}
        hrefLang={code}
        // Before the menu of the right button, too.
        onPointerDown={update}
        onClick={(event) => {
          update(event);
          rememberLanguage(code);
        }}
        className={className}
      >
        {name}
      </a>
    );
  });
}
