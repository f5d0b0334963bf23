import type { MouseEvent, PointerEvent } from "react";
import { language } from "#content/language.ts";
import { writeAddressNow } from "../address/pending-writes.ts";
import { pathInOther } from "../format/paths.ts";
import { rememberLanguage } from "./remembered-language.ts";

/** The address bar may have an alias of the path, and the visitor's choices in its query: the link keeps both. */
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
        // Also before the context menu opens, for 'Open in new tab'.
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
