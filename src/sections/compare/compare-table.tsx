import { type ReactNode, type UIEvent, useRef } from "react";
import { compare } from "#content/compare.ts";
import { series } from "../../format/lists-and-dates.ts";
import { productPath } from "../../format/paths.ts";
import { MAX_COMPARED } from "../../model/compare.ts";
import type { Estimates } from "../../model/estimates.ts";
import { formatTenths } from "../../model/format.ts";
import { numeral, type Product } from "../../model/product.ts";
import { suggestedArray } from "../../model/suggested-array.ts";
import { columnClass } from "../../ui/column-class.ts";
import { RequestQuote } from "../products/product-actions.tsx";
import { CompareHead } from "./compare-head.tsx";
import "./compare-table.css";
import { CompareValue } from "./compare-value.tsx";
import { compareRows, sharedByRange } from "./rows.ts";
import { runsInWords } from "./runs-in-words.ts";
import { SameForAll } from "./same-for-all.tsx";
import { modelInWords } from "./summary.ts";

const words = compare.table;

export type CompareTableProps = {
  products: readonly Product[];
  range: readonly Product[];
  estimates: Estimates;
  onRemove?: (product: Product, button: HTMLElement) => void;
};

type RowProps = {
  products: readonly Product[];
  label: ReactNode;
  note?: string;
  size?: "large";
  children: (product: Product, i: number) => ReactNode;
};

const columns =
  "grid grid-cols-[repeat(var(--n),minmax(0,1fr))] gap-x-(--gutter) on-desktop:grid-cols-[calc(var(--labels)-var(--gutter))_repeat(var(--n),minmax(0,1fr))]";
const rowClass = `${columns} break-inside-avoid border-line border-b pt-3.5 pb-3 last:border-b-0 print:has-[.compare-actions]:hidden on-desktop:items-baseline on-desktop:pt-4.5 on-desktop:pb-4`;

function Row({ products, label, note, size, children }: RowProps) {
  return (
    <tr className={rowClass}>
      <th
        scope="row"
        className="col-span-full mb-1.5 text-pretty font-semibold text-small on-desktop:col-span-1 on-desktop:mb-0 on-desktop:pr-4"
      >
        {label}
        {note && <span className="block max-w-136 font-normal text-muted text-note leading-[1.4]">{note}</span>}
      </th>
      {products.map((product, i) => (
        <td
          key={product.model}
          data-model={numeral(product)}
          className={
            size
              ? "type-figure snap-start text-pretty on-desktop:not-in-data-[count=5]:not-in-data-dense:text-h4"
              : "snap-start text-pretty leading-[1.4]"
          }
        >
          {children(product, i)}
        </td>
      ))}
    </tr>
  );
}

/** Head and body scroll sideways together. They are apart, so that the head can stay in view. */
const follow = ({ currentTarget }: UIEvent<HTMLElement>, other: HTMLElement | null) => {
  if (other) other.scrollLeft = currentTarget.scrollLeft;
};

/** Differing rows, then estimates, then the rows that are the same for all. */
export function CompareTable({ products, range, estimates, onRemove }: CompareTableProps) {
  const { differing, same } = compareRows(products);
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  return (
    <>
      <table
        className={`compare-table block text-left ${columnClass[products.length]}`}
        data-count={products.length}
        data-dense={products.length > MAX_COMPARED || undefined}
      >
        <caption className="sr-only">{words.caption({ models: series(products.map(({ model }) => model)) })}</caption>
        <thead
          ref={head}
          onScroll={(event) => follow(event, body.current)}
          className="sticky top-[calc(var(--header)-var(--lift))] z-5 block bg-page print:static"
        >
          <tr className={`${columns} border-ink border-b-[1.5px]`}>
            <td className="compare-corner hidden on-desktop:block" />
            {products.map((product) => (
              <CompareHead key={product.model} product={product} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        {/* `relative`, so that it also clips the absolutely positioned labels for screen readers. */}
        <tbody ref={body} className="relative block" onScroll={(event) => follow(event, head.current)}>
          {differing.map(({ id, label, values }) => (
            <Row key={id} products={products} label={label} size={typeof values[0] === "string" ? "large" : undefined}>
              {(_, i) => <CompareValue value={values[i] ?? false} />}
            </Row>
          ))}
          <tr className={rowClass}>
            <th
              scope="rowgroup"
              colSpan={products.length + 1}
              className="col-span-full mt-7 text-pretty font-normal text-muted text-small"
            >
              {words.calculated}
            </th>
          </tr>
          <Row products={products} label={words.panels} note={words.panelsNote} size="large">
            {(product) => words.array({ array: formatTenths(suggestedArray(product, estimates.arrayRatio)) })}
          </Row>
          <Row products={products} label={words.runs} note={words.runsNote}>
            {(product) => runsInWords(product, estimates.examples)}
          </Row>
          <Row products={products} label={<span className="sr-only">{words.next}</span>}>
            {(product) => (
              <span
                className={`compare-actions print:hidden flex gap-x-6 gap-y-1 *:scroll-mt-32 ${products.length === 2 ? "flex-wrap items-center" : "flex-col items-start"}`}
              >
                <RequestQuote
                  product={product}
                  figures={modelInWords(product, estimates)}
                  size="small"
                  className="compare-quote"
                />
                <a href={productPath(product)} className="link inline-flex min-h-11 items-center text-small">
                  {words.see({ model: product.model })}
                </a>
              </span>
            )}
          </Row>
        </tbody>
      </table>
      <SameForAll rows={same} every={sharedByRange(products, range)} />
    </>
  );
}
