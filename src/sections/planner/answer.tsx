import { ArrowRight } from "lucide-react";
import { memo } from "react";
import { planner } from "#content/planner.ts";
import { productTypes } from "#content/product-types.ts";
import { formatHundredths, formatNumber } from "../../model/format.ts";
import type { Plan } from "../../model/planner/plan.ts";
import type { Load, Sizing } from "../../model/planner/sizing.ts";
import { kilowatts } from "../../model/product.ts";
import type { ListedProduct } from "../../model/range.ts";
import { productPath } from "../../model/slug.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Gauge } from "./gauge.tsx";
import { HeadroomBar } from "./headroom-bar.tsx";
import { troubleOf } from "./in-words.ts";

const words = planner.answer;

type FiguresProps = { load: Load; allAtOnce: boolean; headroom: number };

function Figures({ load, allAtOnce, headroom }: FiguresProps) {
  const figures = [
    { name: words.connected, value: load.connected, mark: "border-[1.5px] border-muted" },
    { name: allAtOnce ? words.allAtOnce : words.together, value: load.together, mark: "bg-accent" },
    {
      name: words.need({ percent: formatNumber(headroom) }),
      value: load.need,
      mark: "border-2 border-accent border-dotted",
    },
  ];
  return (
    <dl className="grid grid-cols-3 gap-x-3 border-line border-y py-3.5">
      {figures.map(({ name, value, mark }) => (
        <div key={name} className="flex flex-col justify-between">
          <dt className="flex items-baseline gap-2 text-muted text-note leading-tight">
            <span className={`size-2.5 shrink-0 rounded-full ${mark}`} />
            {name}
          </dt>
          <dd className="mt-1 text-wrap font-bold font-wide text-h4 tabular-nums stretch-heading">
            {formatHundredths(value)} <span className="font-semibold text-note">{words.unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Found = memo(function Found({ product, next }: { product: ListedProduct; next: ListedProduct | undefined }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h4 className="type-h3">{product.model}</h4>
        <p className="text-muted">{productTypes[product.type].label}</p>
      </div>
      <ButtonLink href={productPath(product)} variant="line" className="max-md:w-full">
        {words.see({ model: product.model })}
        <Icon of={ArrowRight} />
      </ButtonLink>
      {next && (
        <p className="w-full text-small">
          {words.next}{" "}
          <a href={productPath(next)} className="link inline-flex min-h-11 items-center font-semibold">
            {next.model}
          </a>
        </p>
      )}
    </div>
  );
});

type AnswerProps = {
  products: readonly ListedProduct[];
  plan: Plan;
  sizing: Sizing;
  /** Percent. */
  headroom: number;
};

export function Answer({ products, plan, sizing, headroom }: AnswerProps) {
  const { load } = sizing;
  const trouble = sizing.fits ? undefined : troubleOf(sizing);
  return (
    <>
      <Gauge products={products} sizing={sizing} backup={plan.backup} />
      {load.connected > 0 && <Figures load={load} allAtOnce={plan.allAtOnce} headroom={headroom} />}
      {sizing.fits && <Found product={sizing.product} next={sizing.next} />}
      {trouble && (
        <div>
          <h4 className="type-h3">{trouble.heading}</h4>
          <p className="mt-2 text-muted">{trouble.text}</p>
        </div>
      )}
      {sizing.fits && <HeadroomBar load={load} capacity={kilowatts(sizing.product)} model={sizing.product.model} />}
    </>
  );
}
