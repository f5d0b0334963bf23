import { specifications as words } from "#content/specifications.ts";
import { figureWords } from "../../format/figure-words.ts";
import { specRows } from "../../format/spec-rows.ts";
import type { Product } from "../../model/product.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { DownloadSpecifications } from "./product-actions.tsx";
import { ShareProduct } from "./share-product.tsx";
import { SpecPlot } from "./spec-plot.tsx";
import "./specifications.css";

type SpecificationsProps = { product: Product; largest: number; sharedFigures: boolean };

export function Specifications({ product, largest, sharedFigures }: SpecificationsProps) {
  const figures = figureWords(product.figures);
  return (
    <section
      id="specifications"
      tabIndex={-1}
      aria-labelledby="specifications-heading"
      className="ground-noon bg-page pt-16 pb-(--section) lg:pt-28"
    >
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-8 lg:mb-12">
          <h2 id="specifications-heading" className="type-h2 max-w-[8em]">
            {words.heading}
          </h2>
          <DownloadSpecifications product={product} className="print:hidden max-md:w-full" />
        </div>
        <table className="spec-table w-full border-ink border-t-[1.5px] text-left on-desktop:table-fixed">
          <thead className="hidden font-medium text-muted text-note on-desktop:table-header-group">
            <tr>
              <th scope="col" className="w-[18%]">
                {words.figure}
              </th>
              <th scope="col" className="w-[28.5%]">
                {product.model}
              </th>
              <td aria-hidden="true" className="w-1/5" />
              <th scope="col">{words.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {specRows(product).map(({ id, label, value }) => (
              <tr key={id}>
                <th scope="row" className="on-tablet:self-end">
                  <Tooltip text={words.rows[id].term(figures)}>{label}</Tooltip>
                </th>
                <td className="spec-value">{value}</td>
                <td className="print:hidden! on-tablet:row-[1/3]" aria-hidden="true">
                  <SpecPlot id={id} product={product} largest={largest} />
                </td>
                <td className="text-pretty text-muted on-tablet:row-[1/3] on-desktop:pr-0!">
                  {words.rows[id].meaning(figures)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-6 max-w-184 text-muted text-note">{sharedFigures ? words.note : words.ownNote}</p>
        <ShareProduct product={product} />
      </div>
    </section>
  );
}
