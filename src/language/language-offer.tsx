import { X } from "lucide";
import { useEffect, useState } from "react";
import { language } from "#content/language.ts";
import { pathInOther } from "../format/paths.ts";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { rememberedLanguage, rememberLanguage } from "./remembered-language.ts";

/** Another language of the site that the browser asks for first. */
function preferredLanguage() {
  if (rememberedLanguage()) return undefined;
  const [first = ""] = navigator.languages;
  return language.others.find(({ code }) => first.split("-")[0] === code);
}

/** Offers the browser's language once, at the bottom of the window. */
export function LanguageOffer({ path }: { path: string }) {
  const hydrated = useHydrated();
  const [answered, setAnswered] = useState(false);
  // The visitor may have answered on another page before coming back to this one.
  useEffect(() => {
    const recall = () => setAnswered(rememberedLanguage() !== null);
    window.addEventListener("pageshow", recall);
    return () => window.removeEventListener("pageshow", recall);
  }, []);
  const { code, base, offer } = (hydrated && !answered && preferredLanguage()) || {};
  if (!code || !offer || base === undefined) return null;
  return (
    <aside
      lang={code}
      aria-label={offer.text}
      className="print:hidden fixed inset-x-0 bottom-(--bar,0rem) z-5 border-line border-t bg-raised text-ink text-note"
    >
      <div className="wrap flex h-13 items-center gap-x-4">
        <p className="pt-1">{offer.text}</p>
        <a href={pathInOther(base, path)} hrefLang={code} className="link py-3 pt-4">
          {offer.accept}
        </a>
        <button
          type="button"
          onClick={() => {
            rememberLanguage(language.code);
            setAnswered(true);
            document.getElementById("main")?.focus({ preventScroll: true });
          }}
          className="-mr-3 ml-auto grid size-11 place-items-center"
        >
          <Icon of={X} size={18} />
          <span className="sr-only">{offer.decline}</span>
        </button>
      </div>
    </aside>
  );
}
