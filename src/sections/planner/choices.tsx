import { memo } from "react";
import { planner } from "#content/planner.ts";
import { chosenExample, withUse } from "../../model/planner/example.ts";
import type { City, Example, Use } from "../../model/planner/facts.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { Choice } from "../../ui/choice.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { cityName, exampleWords } from "./names.ts";
import type { Change } from "./use-plan.ts";

const words = planner.choices;

const uses: readonly { value: Use; label: string }[] = [
  { value: "home", label: words.home },
  { value: "business", label: words.business },
];

type UsesProps = { examples: readonly Example[]; use: Use; change: Change };

/** Memoized like those below: a step of an appliance rarely changes them. */
const Uses = memo(function Uses({ examples, use, change }: UsesProps) {
  const choose = (next: Use) => change((plan) => withUse(plan, next, examples));
  return <Choice label={words.use} labelled options={uses} value={use} onChange={choose} />;
});

type ExamplesProps = { examples: readonly Example[]; use: Use; chosen?: string; empty: boolean; change: Change };

const Examples = memo(function Examples({ examples, use, chosen, empty, change }: ExamplesProps) {
  const shown = examples.filter((example) => example.use === use);
  return (
    <fieldset className="needs-script">
      <legend className="sr-only">{words.examples}</legend>
      <div className="flex items-center justify-between gap-4">
        <p aria-hidden="true" className="font-medium text-small">
          {words.examples}
        </p>
        <button
          type="button"
          data-replay-all=""
          // `disabled` would lose keyboard focus.
          aria-disabled={empty}
          onClick={() => change({ counts: {} })}
          className="link -my-1 min-h-11 text-small aria-disabled:no-underline aria-disabled:opacity-60"
        >
          {words.nothing}
        </button>
      </div>
      <div className="grid grid-cols-1 gap-2 3xs:grid-cols-2 lg:grid-cols-1">
        {shown.map((example) => (
          <button
            key={example.id}
            type="button"
            data-replay-all=""
            aria-pressed={example.id === chosen}
            onClick={() => change({ counts: example.counts })}
            className="flex min-h-15 flex-col justify-center gap-0.5 rounded-control px-4 py-2.5 text-left leading-tight shadow-[inset_0_0_0_1px_var(--color-line-strong)] transition-colors hover:shadow-[inset_0_0_0_1px_var(--color-ink)] aria-pressed:bg-button aria-pressed:text-on-button"
          >
            <span className="font-semibold">{exampleWords(example).name}</span>
            <span className="text-note opacity-80 forced-colors:opacity-100">{exampleWords(example).description}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
});

type PlaceProps = { cities: readonly City[]; city: string; change: Change };

/** The default city first, the others alphabetically. */
function cityOptions([first, ...others]: readonly City[]) {
  const named = others.toSorted((a, b) => (cityName(a) < cityName(b) ? -1 : 1));
  return (first ? [first, ...named] : named).map((each) => ({ value: each.id, label: cityName(each) }));
}

const Place = memo(function Place({ cities, city, change }: PlaceProps) {
  return (
    <Select label={words.city} value={city} options={cityOptions(cities)} onChange={(next) => change({ city: next })} />
  );
});

type SwitchesProps = Pick<Plan, "backup" | "allAtOnce"> & { change: Change };

const Switches = memo(function Switches({ backup, allAtOnce, change }: SwitchesProps) {
  return (
    <div className="border-line border-b">
      <Switch {...words.backup} checked={backup} onChange={(next) => change({ backup: next })} />
      <Switch {...words.allAtOnce} checked={allAtOnce} onChange={(next) => change({ allAtOnce: next })} />
    </div>
  );
});

type ChoicesProps = { examples: readonly Example[]; cities: readonly City[]; plan: Plan; change: Change };

export function Choices({ examples, cities, plan, change }: ChoicesProps) {
  const chosen = chosenExample(examples, plan);
  return (
    <div className="print:hidden flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4 lg:flex-col lg:items-stretch max-lg:[&>:last-child]:flex-[1_8rem] [&_label:has(input)]:min-h-12">
        <Uses examples={examples} use={plan.use} change={change} />
        <Place cities={cities} city={plan.city} change={change} />
      </div>
      <Examples
        examples={examples}
        use={plan.use}
        chosen={chosen?.id}
        empty={Object.keys(plan.counts).length === 0}
        change={change}
      />
      <Switches backup={plan.backup} allAtOnce={plan.allAtOnce} change={change} />
    </div>
  );
}
