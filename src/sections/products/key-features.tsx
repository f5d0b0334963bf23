import type { Product } from "../../model/product.ts";
import { Picture } from "../../ui/picture.tsx";

type KeyFeaturesProps = {
  product: Product;
  notes: Readonly<Record<string, string>>;
  picture: { name: "macro"; alt: string };
};

export function KeyFeatures({ product, notes, picture }: KeyFeaturesProps) {
  return (
    <section aria-labelledby="features-heading" className="pt-16 pb-(--section) lg:pt-28">
      <div className="wrap columns-12 gap-y-8">
        <div className="col-span-12 flex flex-col gap-10 lg:col-span-4 lg:pr-6">
          <h2 id="features-heading" className="type-h2 text-[2.125rem] lg:text-[3rem]">
            Key features
          </h2>
          <Picture
            name={picture.name}
            alt={picture.alt}
            sizes="400px"
            className="by-lamplight no-print hidden w-full flex-1 rounded-plate object-cover object-[42%_70%] lg:block lg:h-0 lg:min-h-80"
          />
        </div>
        <ul className="col-span-12 border-ink border-t-[1.5px] lg:col-span-8">
          {product.features.map((feature) => (
            <li
              key={feature}
              className="grid gap-x-(--gutter) gap-y-1.5 border-line border-b pt-5.5 pb-4.5 md:grid-cols-2 md:items-baseline"
            >
              <h3 className="type-h3 text-[1.25rem] lg:text-[1.375rem]">{feature}</h3>
              <p className="text-pretty text-muted">{notes[feature]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
