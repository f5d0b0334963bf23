import { kilowatts, type Product } from "../../model/product.ts";
import { type SpecNotes, specRows } from "../../model/spec.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { DownloadSpecifications } from "./product-actions.tsx";
import { SpecPlot } from "./spec-plot.tsx";
import "./specifications.css";

type SpecificationsProps = { product: Product; largest: number; notes: SpecNotes; note: string };

export function Specifications({ product, largest, notes, note }: SpecificationsProps) {
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
            Technical Specifications
          </h2>
          <DownloadSpecifications product={product} className="no-print max-md:w-full" />
        </div>
        <table className="spec-table w-full border-ink border-t-[1.5px] text-left on-desktop:table-fixed">
          <thead className="hidden font-medium text-muted text-note on-desktop:table-header-group">
            <tr>
              <th scope="col" className="w-[18%]">
                Figure
              </th>
              <th scope="col" className="w-[28.5%]">
                {product.model}
              </th>
              <td aria-hidden="true" className="w-1/5" />
              <th scope="col">What it means for you</th>
            </tr>
          </thead>
          <tbody>
            {specRows(product).map(({ id, label, value }) => (
              <tr key={id}>
                <th scope="row" className="on-tablet:self-end">
                  <Tooltip text={notes[id].term}>{label}</Tooltip>
                </th>
                <td className="spec-value">{value}</td>
                <td className="no-print on-tablet:row-[1/3]" aria-hidden="true">
                  <SpecPlot id={id} kilowatts={kilowatts(product)} largest={largest} />
                </td>
                <td className="text-pretty text-muted on-tablet:row-[1/3] on-desktop:pr-0!">{notes[id].meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-6 max-w-184 text-muted text-note">{note}</p>
      </div>
    </section>
  );
}
