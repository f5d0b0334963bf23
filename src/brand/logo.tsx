import { frame } from "#content/frame.ts";
import { site } from "#content/site.ts";
import { localPath } from "../format/paths.ts";

export function Logo() {
  return (
    <a
      href={localPath("/#home")}
      aria-label={frame.logo}
      className="flex min-h-11 flex-none flex-col whitespace-nowrap justify-center pt-1"
    >
      <span className="border-mark border-b-3 font-logo font-numerals text-logo leading-[1.1] tracking-title stretch-numeral">
        {site.name}
      </span>
    </a>
  );
}
