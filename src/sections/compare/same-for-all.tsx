import type { CompareRow } from "../../model/compare.ts";
import { CompareValue } from "./compare-value.tsx";
import "./same-for-all.css";

export function SameForAll({ rows, every }: { rows: readonly CompareRow[]; every: boolean }) {
  return (
    <div className="mt-12 lg:mt-16">
      <h3 className="type-h3">{every ? "Same for every FLARE" : "Same for all chosen"}</h3>
      <dl className="compare-same">
        {rows.map(({ id, label, values }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <CompareValue value={values[0] ?? false} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
