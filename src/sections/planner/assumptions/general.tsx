import { plannerAssumptions as words } from "#content/planner-assumptions.ts";
import { paragraph } from "../../../format/lists-and-dates.ts";
import { formatNumber } from "../../../model/format.ts";
import { type AssumedName, assumedLimits, assumedNames, withOverride } from "../../../model/planner/assumptions.ts";
import type { Outcome } from "../../../model/planner/outcome.ts";
import type { Plan } from "../../../model/planner/plan.ts";
import { Sentence } from "../../../ui/sentence.tsx";
import { NumberInput } from "../../calculator/number-input.tsx";
import { cityName } from "../names.ts";
import type { Change } from "../use-plan.ts";

type GeneralProps = { plan: Plan; outcome: Outcome; change: Change };

export function GeneralAssumptions({ plan, outcome: { assumed, assumedDefaults, city }, change }: GeneralProps) {
  const { fields } = words;
  const source = (name: AssumedName) =>
    name === "yield" ? fields.yield.note({ city: cityName(city) }) : fields[name].note;
  const note = (name: AssumedName) =>
    assumed[name] === assumedDefaults[name] ? (
      source(name)
    ) : (
      <Sentence
        of={(yours) => paragraph(yours, words.ourFigure({ figure: formatNumber(assumedDefaults[name]) }), source(name))}
      >
        <b className="font-semibold text-ink">{words.yours}</b>
      </Sentence>
    );
  return (
    <div className="grid grid-cols-1 3xs:grid-cols-2 gap-x-(--gutter) gap-y-5 md:grid-cols-3">
      {assumedNames.map((name) => (
        <NumberInput
          key={name}
          label={fields[name].label}
          unit={fields[name].unit}
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
