import { language } from "#content/language.ts";
import { pathInOther } from "../format/paths.ts";

/** Links to the same page in the other languages (keep-url.ts adds what only the browser knows). */
export const LanguageSwitch = ({ path, className }: { path: string; className: string }) =>
  language.others.map(({ code, base, name }) => (
    <a key={code} href={pathInOther(base, path)} lang={code} hrefLang={code} className={className}>
      {name}
    </a>
  ));
