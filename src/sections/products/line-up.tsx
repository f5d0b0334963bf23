import { productsPage } from "#content/products-page.ts";
import { productPath } from "../../format/paths.ts";
import type { Product } from "../../model/product.ts";
import { columnsFor, sampleBySize } from "../../model/range.ts";
import { columnClass } from "../../ui/column-class.ts";
import "./line-up.css";
import { ProductPicture } from "./product-picture.tsx";

/** Light comes from the right: each inverter covers the shadow of the next. */
const inFront = ["z-6", "z-5", "z-4", "z-3", "z-2"];

const words = productsPage.lineUp;

export function LineUp({ products }: { products: readonly Product[] }) {
  const shown = sampleBySize(products);
  return (
    <section className="line-up overflow-hidden bg-(image:--plate)" aria-label={words.label}>
      <div className="wrap">
        <div className="grid-12 items-end gap-y-4 pt-9 pb-6 md:pt-14 md:pb-14">
          <h1 className="type-h1 col-span-12 max-w-[6em] md:col-span-8">{words.heading}</h1>
          <p className="type-lead col-span-12 max-w-84 text-balance md:col-span-4">{words.lead}</p>
        </div>
        <ul
          className={`line-up-row grid grid-cols-[repeat(var(--n),minmax(0,1fr))] ${columnClass[columnsFor(shown.length)]}`}
        >
          {shown.map((product, i) => (
            <li key={product.model} className={`relative ${inFront[i] ?? "z-1"}`}>
              <a href={productPath(product)} className="relative block h-full">
                <ProductPicture
                  product={product}
                  alt=""
                  sizes="(width < 80rem) 30vw, max(460px, 28vw)"
                  priority
                  className="line-up-picture pointer-events-none absolute size-(--unit) max-w-none"
                  drawing="line-up-drawing pointer-events-none absolute"
                />
                <span className="sr-only">{product.model}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
