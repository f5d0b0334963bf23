import { specifications as words } from "#content/specifications.ts";
import { figureWords } from "../../format/figure-words.ts";
import { specRows } from "../../format/spec-rows.ts";
import type { Product } from "../../model/product.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { DownloadSpecifications } from "./product-actions.tsx";
import { ShareProduct } from "./share-product.tsx";
import { SpecPlot } from "./spec-plot.tsx";

type SpecificationsProps = { product: Product; largest: number; sharedFigures: boolean };

const headClass = "pt-3 pr-6 pb-2 font-medium";
/** A block of lines on a phone, a grid on tablets, a table on desktops and in print. */
const rowClass =
  "border-line border-b py-3 on-phone:block on-tablet:grid on-tablet:grid-cols-[12.5rem_11.5rem_1fr] on-tablet:items-center on-tablet:gap-x-6 on-tablet:pt-4";
const cellClass =
  "on-handheld:block on-desktop:h-[5.6rem] on-desktop:pt-3 on-desktop:not-last:pr-6 on-desktop:pb-2 on-desktop:align-middle";

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
          <h2 id="specifications-heading" className="type-h2 max-w-[14em]">
            {words.heading}
          </h2>
          <DownloadSpecifications product={product} className="max-md:w-full" />
        </div>
        <table className="spec-table w-full border-ink border-t-[1.5px] text-left on-desktop:table-fixed">
          <thead className="hidden text-muted text-note on-desktop:table-header-group">
            <tr className="border-line border-b">
              <th scope="col" className={`${headClass} w-[18%]`}>
                {words.figure}
              </th>
              <th scope="col" className={`${headClass} w-[28.5%]`}>
                {product.model}
              </th>
              <td aria-hidden="true" className="w-1/5" />
              <th scope="col" className={headClass}>
                {words.meaning}
              </th>
            </tr>
          </thead>
          <tbody>
            {specRows(product).map(({ id, label, value }) => (
              <tr key={id} className={rowClass}>
                <th scope="row" className={`${cellClass} font-semibold on-tablet:self-end`}>
                  <Tooltip text={words.rows[id].term(figures)}>{label}</Tooltip>
                </th>
                <td
                  className={`spec-value ${cellClass} font-bold font-wide text-large leading-[1.15] tracking-heading stretch-heading tabular-nums text-balance on-tablet:row-2 on-tablet:self-start on-tablet:text-h3`}
                >
                  {value}
                </td>
                <td className={`${cellClass} print:hidden on-tablet:row-[1/3]`} aria-hidden="true">
                  <SpecPlot id={id} product={product} largest={largest} />
                </td>
                <td className={`${cellClass} text-pretty text-muted on-tablet:row-[1/3]`}>
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
