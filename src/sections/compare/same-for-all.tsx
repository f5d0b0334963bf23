import { compare } from "#content/compare.ts";
import { CompareValue } from "./compare-value.tsx";
import type { CompareRow } from "./rows.ts";

export function SameForAll({ rows, every }: { rows: readonly CompareRow[]; every: boolean }) {
  return (
    <div className="mt-12 lg:mt-16">
      <h3 className="type-h3">{every ? compare.table.sameForRange : compare.table.sameForChosen}</h3>
      <dl className="mt-4 grid grid-cols-2 gap-x-(--gutter) border-ink border-t-[1.5px] on-desktop:grid-cols-3">
        {rows.map(({ id, label, values }) => (
          <div key={id} className="border-line border-b pt-3.5 pb-3">
            <dt className="text-pretty text-muted text-small">{label}</dt>
            <dd className="type-figure text-balance on-desktop:text-h4">
              <CompareValue value={values[0] ?? false} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
