import { CircleAlert, CircleCheck } from "lucide";
import { stringCheck as words } from "#content/string-check.ts";
import { paragraph } from "../../../format/lists-and-dates.ts";
import type { Product } from "../../../model/product.ts";
import type { StringFacts } from "../../../model/product-page.ts";
import type { StringCheck, StringPlan } from "../../../model/string-check/check.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LiveStatus } from "../../../ui/live-status.tsx";
import { ResultActions } from "../../calculator/result-actions.tsx";
import {
  arrangement,
  assumptions,
  checkInWords,
  current,
  headline,
  lengthsOf,
  power,
  reason,
} from "./check-in-words.ts";
import { StringDrawing } from "./string-drawing.tsx";
import { VoltageRuler } from "./voltage-ruler.tsx";

type ResultProps = {
  product: Product;
  plan: StringPlan;
  check: StringCheck;
  arrayRatio: StringFacts["arrayRatio"];
  className: string;
};

export function Result({ product, plan, check, arrayRatio, className }: ResultProps) {
  const { figures } = product;
  const verdict = headline(check, figures);
  const lengths = lengthsOf(check);
  const details = [
    [words.results.lengths, words.lengths(lengths)],
    [words.results.current, current(check, figures)],
    [words.results.power, power(check, product, arrayRatio)],
  ] as const;
  return (
    <div className={className}>
      <p className="text-muted text-note">{words.calculated}</p>
      <h3 className="type-h3 mt-3 flex items-start gap-3 text-large">
        <Icon
          of={check.fits ? CircleCheck : CircleAlert}
          size={32}
          className={`h-lh ${check.fits ? "text-accent-text" : "text-error"}`}
        />
        {verdict}
      </h3>
      <LiveStatus text={paragraph(verdict, words.fitsWith(lengths))} />
      <p className="mt-3 max-w-152">{reason(check, plan, figures)}</p>
      <VoltageRuler check={check} range={figures.trackingRange} />
      <StringDrawing plan={plan} check={check} />
      <dl className="mt-8 border-line border-b">
        {details.map(([term, meaning]) => (
          <div key={term} className="grid gap-x-(--gutter) border-line border-t py-3 md:grid-cols-[7rem_1fr]">
            <dt className="font-semibold">{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {/* Without JavaScript and in print there are no fields. */}
      <p className="without-script mt-4 print:block!">{paragraph(arrangement(plan), assumptions(plan))}</p>
      <p className="mt-4 mb-7 max-w-152 text-muted text-note">{words.ask}</p>
      <ResultActions product={product} summary={checkInWords(check, plan, product, arrayRatio)} anchor="string-check" />
    </div>
  );
}
