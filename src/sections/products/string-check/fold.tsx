import { Plus } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { product as words } from "#content/product.ts";
import { inputNames } from "../../../model/string-check/names.ts";
import { Icon } from "../../../ui/icon.tsx";

/** Closed, since it is for installers; a link with its parameters opens it. */
export function StringCheckFold({ children }: { children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const params = new URLSearchParams(window.location.search);
    if (fold.current && inputNames.some((name) => params.has(name))) fold.current.open = true;
  }, []);
  return (
    <section
      aria-labelledby="string-check-heading"
      // Printed only if open, so that a product page fits on one sheet.
      className="ground-noon -mt-(--section) bg-page pt-10 pb-(--section) md:pt-16 print:mt-0 print:not-has-[details[open]]:hidden"
    >
      <div className="wrap">
        <details ref={fold} id="string-check" className="group border-ink border-y-[1.5px] open:border-b-0">
          <summary className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 py-6 lg:py-9">
            <h2 id="string-check-heading" className="type-h2 text-part">
              {words.stringCheck.heading}
            </h2>
            <span className="col-start-1 text-pretty text-muted">{words.stringCheck.lead}</span>
            <Icon
              of={Plus}
              size={32}
              className="col-start-2 row-span-2 row-start-1 transition-transform group-open:rotate-45 print:hidden"
            />
          </summary>
          {children}
        </details>
      </div>
    </section>
  );
}
