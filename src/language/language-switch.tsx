import { language } from "#content/language.ts";
import { pathInOther } from "../format/paths.ts";

/** Links to the same page in the other languages (keep-choices.ts adds query and hash). */
export const LanguageSwitch = ({ path, className }: { path: string; className: string }) =>
  language.others.map(({ code, base, name }) => (
    <a key={code} href={pathInOther(base, path)} lang={code} hrefLang={code} className={className}>
      {name}
    </a>
  ));
