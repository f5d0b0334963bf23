import { memo } from "react";
import type { City, Plan } from "../../model/planner/plan.ts";
import { chosenPreset, type Preset, withUse } from "../../model/planner/preset.ts";
import type { Use } from "../../model/planner/sizing.ts";
import { Choice } from "../../ui/choice.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { Change } from "./use-plan.ts";

const uses: readonly { value: Use; label: string }[] = [
  { value: "home", label: "Home" },
  { value: "business", label: "Business" },
];

type UsesProps = { presets: readonly Preset[]; use: Use; change: Change };

/** Memoized like those below: a step of an appliance rarely changes them. */
const Uses = memo(function Uses({ presets, use, change }: UsesProps) {
  const choose = (next: Use) => change((plan) => withUse(plan, next, presets));
  return <Choice label="For a home or a business" options={uses} value={use} onChange={choose} />;
});

type PresetsProps = { presets: readonly Preset[]; use: Use; chosen?: string; empty: boolean; change: Change };

const Presets = memo(function Presets({ presets, use, chosen, empty, change }: PresetsProps) {
  const shown = presets.filter((preset) => preset.use === use);
  return (
    <fieldset className="needs-script">
      <legend className="mb-1.5 font-medium text-small">Begin with an example</legend>
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-1">
        {shown.map((preset) => (
          <button
            key={preset.name}
            type="button"
            aria-pressed={preset.name === chosen}
            onClick={() => change({ counts: preset.counts })}
            className="flex min-h-15 flex-col justify-center gap-0.5 rounded-control px-4 py-2.5 text-left leading-tight shadow-[inset_0_0_0_1px_var(--color-line-strong)] transition-colors hover:shadow-[inset_0_0_0_1px_var(--color-ink)] aria-pressed:bg-button aria-pressed:text-on-button"
          >
            <span className="font-semibold">{preset.name}</span>
            <span className="text-note opacity-80 forced-colors:opacity-100">{preset.description}</span>
          </button>
        ))}
        <button
          type="button"
          // `disabled` would lose keyboard focus.
          aria-disabled={empty}
          onClick={() => change({ counts: {} })}
          className="link min-h-11 justify-self-start text-small aria-disabled:no-underline aria-disabled:opacity-60"
        >
          Start from nothing
        </button>
      </div>
    </fieldset>
  );
});

type CircumstancesProps = Pick<Plan, "city" | "backup" | "allAtOnce"> & { cities: readonly City[]; change: Change };

const Circumstances = memo(function Circumstances({ cities, city, backup, allAtOnce, change }: CircumstancesProps) {
  return (
    <>
      <Select
        label="Nearest city"
        value={city}
        options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(next) => change({ city: next })}
      />
      <div className="border-line border-b">
        <Switch
          label="Keep loads on in a power cut"
          note="Only hybrids, with a battery, can."
          checked={backup}
          onChange={(next) => change({ backup: next })}
        />
        <Switch
          label="Everything on at once"
          note="Counts every watt, as if nothing were ever off."
          checked={allAtOnce}
          onChange={(next) => change({ allAtOnce: next })}
        />
      </div>
    </>
  );
});

type ChoicesProps = { presets: readonly Preset[]; cities: readonly City[]; plan: Plan; change: Change };

export function Choices({ presets, cities, plan, change }: ChoicesProps) {
  const chosen = chosenPreset(presets, plan);
  return (
    <div className="flex flex-col gap-5">
      <Uses presets={presets} use={plan.use} change={change} />
      <Presets
        presets={presets}
        use={plan.use}
        chosen={chosen?.name}
        empty={Object.keys(plan.counts).length === 0}
        change={change}
      />
      <Circumstances cities={cities} city={plan.city} backup={plan.backup} allAtOnce={plan.allAtOnce} change={change} />
    </div>
  );
}
