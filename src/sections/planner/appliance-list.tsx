import { ChevronDown } from "lucide";
import { memo, useState } from "react";
import { planner } from "#content/planner.ts";
import { formatWhole } from "../../model/format.ts";
import { type CountReading, countOf, MAX_COUNT, readCount } from "../../model/planner/appliance.ts";
import type { PlannedAppliance } from "../../model/planner/assumptions.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { Icon } from "../../ui/icon.tsx";
import { useFold } from "../../ui/use-fold.ts";
import { iconOf } from "./appliance-icons.ts";
import { applianceName, groupName } from "./names.ts";
import { Stepper } from "./stepper.tsx";
import type { Count } from "./use-plan.ts";

const words = planner.list;

/** At 200% text size on a phone the count is on a line of its own. */
const rowClass =
  "grid min-h-11.5 py-0.75 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b leading-tight max-3xs:grid-cols-[1.25rem_minmax(0,1fr)] max-3xs:[&>:last-child]:col-span-full max-3xs:[&>:last-child]:justify-self-start";

const countProblemText = ({ count, problem }: CountReading) => problem && words.problems[problem]({ count });

type RowProps = { appliance: PlannedAppliance; value: number; clamped: CountReading | undefined; count: Count };

/** Memoized, since a step changes one row of twenty. */
const Row = memo(function Row({ appliance, value, clamped, count }: RowProps) {
  const { id, running, defaultWatts } = appliance;
  const name = applianceName(appliance);
  const [typed, setTyped] = useState<CountReading>();
  const last = typed ?? clamped;
  const onChange = (next: number) => {
    const read = readCount(next, value);
    setTyped(read);
    count(id, read.count);
  };
  return (
    <li data-none={value === 0 || undefined} className={`${rowClass} print:min-h-0 print:data-none:hidden`}>
      <Icon of={iconOf(id)} className="text-muted" />
      <span>
        {name}
        <span className="block text-muted text-note tabular-nums">
          {defaultWatts === undefined
            ? words.watts({ watts: formatWhole(running) })
            : words.ownWatts({ watts: formatWhole(running) })}
        </span>
      </span>
      {/* A preset may have changed the count since the problem was found. */}
      <Stepper
        label={name}
        fewer={words.oneFewer({ name })}
        more={words.oneMore({ name })}
        value={value}
        max={MAX_COUNT}
        problem={last?.count === value ? countProblemText(last) : undefined}
        onChange={onChange}
      />
    </li>
  );
});

type ListProps = {
  appliances: readonly PlannedAppliance[];
  plan: Plan;
  /** Counts in the URL that were out of range. */
  clamped: Readonly<Record<string, CountReading>>;
  count: Count;
};

function Rows({ appliances, plan, clamped, count }: ListProps) {
  const groups = [...new Set(appliances.map(({ group }) => group))];
  const columns = groups.map((group) => (
    <div key={group}>
      <h4 className="border-ink border-b pb-1.5 font-semibold text-muted text-note">{groupName(group)}</h4>
      <ul>
        {appliances
          .filter((each) => each.group === group)
          .map((each) => (
            <Row
              key={each.id}
              appliance={each}
              value={countOf(plan.counts, each)}
              clamped={clamped[each.id]}
              count={count}
            />
          ))}
      </ul>
    </div>
  ));
  return (
    <div className="grid gap-x-(--gutter) gap-y-5 pt-3 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-y-2">
      {columns}
    </div>
  );
}

/** Less common appliances are in a fold, which is open if one of them is chosen. */
export function ApplianceList({ appliances, plan, clamped, count, common }: ListProps & { common: readonly string[] }) {
  const rest = appliances.filter(({ id }) => !common.includes(id));
  const inUse = rest.some((each) => countOf(plan.counts, each) > 0);
  const { open: opened, fold } = useFold();
  return (
    <>
      <Rows
        appliances={appliances.filter(({ id }) => common.includes(id))}
        plan={plan}
        clamped={clamped}
        count={count}
      />
      <details {...fold} key={plan.use} open={inUse || opened} className="group/more">
        <summary className="needs-script print:hidden flex min-h-12 items-center justify-between gap-4 pt-0.5 font-semibold">
          {words.more}
          <span className="flex items-center gap-3 font-normal text-muted text-note">
            {words.kinds({ kinds: rest.length })}
            <Icon of={ChevronDown} className="text-ink transition-transform group-open/more:rotate-180" />
          </span>
        </summary>
        {(inUse || opened) && (
          <div className="pb-6">
            <Rows appliances={rest} plan={plan} clamped={clamped} count={count} />
          </div>
        )}
      </details>
    </>
  );
}
