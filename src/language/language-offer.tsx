import { useState } from "react";
import { language } from "#content/language.ts";
import { pathInOther } from "../format/paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { rememberedLanguage, rememberLanguage } from "./remembered-language.ts";

/** Another language of the site that the browser asks for first. */
function preferredLanguage() {
  if (rememberedLanguage()) return undefined;
  const [first = ""] = navigator.languages;
  return language.others.find(({ code }) => first.split("-")[0] === code);
}

/** Offers the browser's language once. */
export function LanguageOffer({ path }: { path: string }) {
  const hydrated = useHydrated();
  const [answered, setAnswered] = useState(false);
  const { code, base, offer } = (hydrated && !answered && preferredLanguage()) || {};
  if (!code || !offer || base === undefined) return null;
  return (
    <aside
      lang={code}
      aria-label={offer.text}
      className="no-print fixed right-(--margin) bottom-[calc(var(--margin)+var(--bar,0rem))] left-(--margin) z-10 flex flex-wrap items-center gap-x-6 gap-y-1 rounded-plate border border-line bg-raised px-6 py-3 text-ink shadow-menu sm:right-auto"
    >
      <p>{offer.text}</p>
      <ButtonLink variant="text" href={pathInOther(base, path)} onClick={() => rememberLanguage(code)}>
        {offer.accept}
      </ButtonLink>
      <Button
        variant="text"
        onClick={() => {
          rememberLanguage(language.code);
          setAnswered(true);
        }}
      >
        {offer.decline}
      </Button>
    </aside>
  );
}
