import { planner as words } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { clauses, listed, paragraph } from "../../format/lists-and-dates.ts";
import type { Sizing } from "../../model/planner/sizing.ts";
import { HandheldFold } from "../../ui/handheld-fold.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { applianceName } from "./names.ts";

type NotesProps = {
  sizing: Sizing;
  /** In words. */
  overrides: readonly string[];
};

/** The assumptions behind the result. */
export function Notes({ sizing: { highStart }, overrides }: NotesProps) {
  const starts = highStart.length > 0 && words.answer.starts({ appliances: listed(highStart.map(applianceName)) });
  return (
    <div className="mt-2.5 text-muted text-note lg:mt-3.5">
      <HandheldFold
        headingId="calculated"
        heading={
          <p id="calculated" className="flex min-h-12 items-center font-semibold text-ink lg:min-h-0">
            {words.calculated}
          </p>
        }
      >
        <p>
          <Sentence of={(ours) => paragraph(words.estimates, ours, starts)}>
            <span className="needs-script print:hidden">{words.private}</span>
          </Sentence>
        </p>
      </HandheldFold>
      {overrides.length > 0 && (
        <p className="mt-2 text-ink">
          <Sentence of={(label) => plannerAssumptions.own({ label, figures: clauses(overrides) })}>
            <b className="font-semibold">{plannerAssumptions.ownLabel}</b>
          </Sentence>
        </p>
      )}
    </div>
  );
}
