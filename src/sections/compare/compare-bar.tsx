import { ArrowDown, X } from "lucide";
import { compare } from "#content/compare.ts";
import { series } from "../../format/lists-and-dates.ts";
import { MIN_COMPARED } from "../../model/compare.ts";
import { numeral, type Product } from "../../model/product.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useInView } from "../../ui/use-in-view.ts";
import { useSearch } from "../../url/use-search.ts";
import "./compare-bar.css";

const words = compare.bar;

/** Sticky at the bottom while the cards are in view. It uses the space below them, to avoid a layout shift. */
export function CompareBar({ chosen, onClear }: { chosen: readonly Product[]; onClear: () => void }) {
  const search = useSearch();
  const { ref, inView } = useInView<HTMLElement>();
  const clear = () => {
    // The bar is removed, and the focus would be lost.
    document.getElementById("compare")?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <section
      ref={ref}
      data-in-view={inView || undefined}
      className="compare-bar print:hidden sticky bottom-0 z-10 -mt-18 h-18 bg-raised shadow-[0_0_0_1px_var(--color-line)]"
      aria-label={words.label}
    >
      <div className="wrap flex h-full items-center gap-3">
        <p className="mr-auto min-w-0 leading-tight">
          <b className="block font-bold font-wide stretch-label">{words.chosen({ count: chosen.length })}</b>
          <span className="text-muted text-small md:hidden">{words.sizes({ sizes: series(chosen.map(numeral)) })}</span>
          <span className="text-muted text-small max-md:hidden">{series(chosen.map(({ model }) => model))}</span>
        </p>
        {chosen.length < MIN_COMPARED ? (
          <p className="text-small">{words.oneMore}</p>
        ) : (
          <ButtonLink href={`${search}#compare`} className="max-md:px-4">
            {words.compare}
            <Icon of={ArrowDown} className="max-md:hidden" />
          </ButtonLink>
        )}
        <button
          type="button"
          onClick={clear}
          className="-mr-3 inline-flex size-11 items-center justify-center rounded-control hover:bg-ink/8"
        >
          <Icon of={X} />
          <span className="sr-only">{words.clear}</span>
        </button>
      </div>
    </section>
  );
}
