import { frame } from "#content/frame.ts";
import { site } from "#content/site.ts";

export function Logo() {
  return (
    <a href="/#home" aria-label={frame.logo} className="flex min-h-11 flex-col justify-center pt-1">
      <span className="border-mark border-b-3 font-logo font-wide text-logo leading-[1.1] tracking-title stretch-numeral">
        {site.name}
      </span>
    </a>
  );
}
