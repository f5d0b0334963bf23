import type { PlannerWords } from "../../../content/planner.ts";
import { formatNumber } from "../../../model/format.ts";
import { type AssumedName, assumedLimits, assumedNames, withOverride } from "../../../model/planner/assumptions.ts";
import type { Outcome } from "../../../model/planner/outcome.ts";
import type { Plan } from "../../../model/planner/plan.ts";
import { NumberInput } from "../../calculator/number-input.tsx";
import type { Change } from "../use-plan.ts";

type GeneralProps = { plan: Plan; outcome: Outcome; words: PlannerWords["assumptions"]; change: Change };

export function GeneralAssumptions({ plan, outcome: { assumed, assumedDefaults, city }, words, change }: GeneralProps) {
  const source = (name: AssumedName) => words.fields[name].note.replace("{city}", city.name);
  const note = (name: AssumedName) =>
    assumed[name] === assumedDefaults[name] ? (
      source(name)
    ) : (
      <>
        <b className="font-semibold text-ink">Yours.</b> Ours is {formatNumber(assumedDefaults[name])}. {source(name)}
      </>
    );
  return (
    <div className="grid grid-cols-2 gap-x-(--gutter) gap-y-5 md:grid-cols-3">
      {assumedNames.map((name) => (
        <NumberInput
          key={name}
          label={words.fields[name].label}
          unit={words.fields[name].unit}
          note={note(name)}
          overridden={assumed[name] !== assumedDefaults[name]}
          text={plan.assumed[name]}
          limits={assumedLimits[name]}
          usual={assumedDefaults[name]}
          onText={(text) =>
            change((before) => ({ assumed: withOverride(before.assumed, name, text, assumedDefaults[name]) }))
          }
        />
      ))}
    </div>
  );
}
