import { BatteryCharging, Cable, Gauge, House, Lightbulb, type LucideIcon, Rows3, Waves } from "lucide-react";
import type { FeatureIcon, FeatureNotes } from "../../model/feature-note.ts";
import type { Product, ProductView } from "../../model/product.ts";
import { Icon } from "../../ui/icon.tsx";
import { CloseUp } from "./close-up.tsx";

type KeyFeaturesProps = {
  product: Product;
  notes: FeatureNotes;
  sizeNote: string;
  picture: Pick<ProductView, "picture" | "alt">;
};

const icons: Record<FeatureIcon, LucideIcon> = {
  battery: BatteryCharging,
  backup: Lightbulb,
  trackers: House,
  efficiency: Gauge,
  strings: Rows3,
  current: Cable,
  factor: Waves,
};

function Feature({ feature, note }: { feature: string; note: FeatureNotes[string] | undefined }) {
  return (
    <li className="grid gap-x-(--gutter) gap-y-1.5 border-line border-b pt-5.5 pb-4.5 md:grid-cols-2 md:items-baseline">
      <div className="grid grid-cols-[2.5rem_1fr]">
        {note && <Icon of={icons[note.icon]} size={22} className="mt-px" />}
        <h3 className="type-h3 col-start-2 self-baseline text-h4">{feature}</h3>
      </div>
      <p className="text-muted max-md:pl-10">{note?.text}</p>
    </li>
  );
}

export function KeyFeatures({ product, notes, sizeNote, picture }: KeyFeaturesProps) {
  return (
    <section aria-labelledby="features-heading" className="pt-16 pb-(--section) lg:pt-28">
      <div className="wrap columns-12 gap-y-8">
        <div className="col-span-12 flex flex-col gap-10 lg:col-span-4 lg:pr-6">
          <h2 id="features-heading" className="type-h2 text-section">
            Key features
          </h2>
          {/* Hidden on a phone, which has just shown it in the gallery. */}
          <CloseUp
            view={picture}
            sizes="(width < 69rem) 100vw, 420px"
            className="no-print aspect-square max-md:hidden md:aspect-[5/2] lg:aspect-square"
          />
        </div>
        <div className="col-span-12 lg:col-span-8">
          <ul className="border-ink border-t-[1.5px]">
            {product.features.map((feature) => (
              <Feature key={feature} feature={feature} note={notes[feature]} />
            ))}
          </ul>
          <p className="mt-6 text-muted text-note print:mt-2">{sizeNote}</p>
        </div>
      </div>
    </section>
  );
}
