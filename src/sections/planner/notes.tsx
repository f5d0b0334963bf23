import { planner as words } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { listed } from "../../format/in-words.ts";
import type { Sizing } from "../../model/planner/sizing.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { applianceName } from "./names.ts";

type NotesProps = {
  sizing: Sizing;
  /** In words. */
  overrides: readonly string[];
};

/** What the result rests on, once. */
export function Notes({ sizing: { highStart }, overrides }: NotesProps) {
  return (
    <div className="mt-3.5 space-y-2 text-muted text-note *:max-w-none">
      <p>
        <b className="font-semibold text-ink">{words.calculated}</b> {words.estimates}{" "}
        <span className="needs-script no-print">{words.private}</span>{" "}
        {highStart.length > 0 && words.answer.starts({ appliances: listed(highStart.map(applianceName)) })}
      </p>
      {overrides.length > 0 && (
        <p className="text-ink">
          <Sentence of={(label) => plannerAssumptions.own({ label, figures: overrides.join("; ") })}>
            <b className="font-semibold">{plannerAssumptions.ownLabel}</b>
          </Sentence>
        </p>
      )}
    </div>
  );
}
