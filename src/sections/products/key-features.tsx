import { BatteryCharging, Cable, Gauge, House, type IconNode, Lightbulb, Rows3, Waves } from "lucide";
import { featureNotes } from "#content/feature-notes.ts";
import { product as words } from "#content/product.ts";
import { features } from "#facts/features.ts";
import type { FeatureIcon } from "../../../content/schema/features.ts";
import { featureTitle } from "../../format/feature-titles.ts";
import { figureWords } from "../../format/figure-words.ts";
import type { Product } from "../../model/product.ts";
import { Icon } from "../../ui/icon.tsx";
import { CloseUp } from "./close-up.tsx";
import { WorksDrawing } from "./works-drawing.tsx";

const icons: Record<FeatureIcon, IconNode> = {
  battery: BatteryCharging,
  backup: Lightbulb,
  trackers: House,
  efficiency: Gauge,
  strings: Rows3,
  current: Cable,
  factor: Waves,
};

function Feature({ id, product }: { id: string; product: Product }) {
  const icon = features[id]?.icon;
  return (
    <li className="grid gap-x-(--gutter) gap-y-1.5 border-line border-b pt-5.5 pb-4.5 md:grid-cols-2 md:items-baseline on-tablet:grid-cols-1">
      <div className="grid grid-cols-[2.5rem_1fr]">
        {icon && <Icon of={icons[icon]} size={22} className="mt-px" />}
        <h3 className="type-h3 col-start-2 self-baseline text-h4">{featureTitle(id, product)}</h3>
      </div>
      <p className="text-muted max-md:pl-10 on-tablet:pl-10">{featureNotes[id]?.(figureWords(product.figures))}</p>
    </li>
  );
}

export function KeyFeatures({ product }: { product: Product }) {
  // The gallery shows the others.
  const view = product.views?.at(-1);
  return (
    <section aria-labelledby="features-heading" className="pt-16 pb-(--section) lg:pt-28">
      <div className="wrap grid-12 gap-y-8">
        <div className="col-span-12 flex flex-col gap-10 on-tablet:col-span-5 lg:sticky lg:top-44 lg:col-span-4 lg:self-start lg:pr-6">
          <h2 id="features-heading" className="type-h2 text-section">
            {words.features.heading}
          </h2>
          {view ? (
            <CloseUp
              picture={view.picture}
              alt={words.gallery.views[view.kind].alt({ model: product.model })}
              sizes="(width < 44rem) 100vw, max(420px, 25vw)"
              className="print:hidden aspect-square"
            />
          ) : (
            <WorksDrawing
              label=""
              sizedAs="drawn"
              detail
              className="print:hidden w-full rounded-plate border border-line *:[vector-effect:non-scaling-stroke] max-md:hidden"
            />
          )}
        </div>
        <div className="col-span-12 on-tablet:col-span-7 lg:col-span-8">
          <ul className="border-ink border-t-[1.5px]">
            {product.features.map((id) => (
              <Feature key={id} id={id} product={product} />
            ))}
          </ul>
          <p className="mt-6 text-muted text-note print:mt-2">{words.sizeNote}</p>
        </div>
      </div>
    </section>
  );
}
