import { CircleAlert, CircleCheck } from "lucide-react";
import type { StringCheckWords } from "../../../content/string-check.ts";
import { kilowatts, type Product } from "../../../model/product.ts";
import type { StringCheck, StringPlan } from "../../../model/string-check/check.ts";
import {
  arrangement,
  assumptions,
  checkInWords,
  current,
  headline,
  lengths,
  power,
  reason,
} from "../../../model/string-check/words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LiveStatus } from "../../../ui/live-status.tsx";
import { ResultActions } from "../../calculator/result-actions.tsx";
import { StringDrawing } from "./string-drawing.tsx";
import { VoltageRuler } from "./voltage-ruler.tsx";

type ResultProps = {
  product: Product;
  plan: StringPlan;
  check: StringCheck;
  words: StringCheckWords;
  className: string;
};

export function Result({ product, plan, check, words, className }: ResultProps) {
  const { results } = words;
  const fitting = lengths(check) ?? results.none;
  const figures = [
    [results.lengths, `${fitting} ${results.perString}.`],
    [results.current, current(check)],
    [results.power, power(check, kilowatts(product))],
  ] as const;
  return (
    <div className={className}>
      <p className="text-muted text-note">{words.calculated}</p>
      <h3 className="type-h3 mt-3 flex items-start gap-3 text-large">
        <Icon
          of={check.fits ? CircleCheck : CircleAlert}
          size={32}
          className={check.fits ? "text-accent-text" : "text-error"}
        />
        {headline(check)}
      </h3>
      <LiveStatus text={`${headline(check)} ${results.lengths} ${fitting} ${results.perString}.`} />
      <p className="mt-3 max-w-152">{reason(check, plan)}</p>
      <VoltageRuler check={check} words={words.ruler} />
      <StringDrawing plan={plan} check={check} />
      <dl className="mt-8 border-line border-b">
        {figures.map(([term, meaning]) => (
          <div key={term} className="grid gap-x-(--gutter) border-line border-t py-3 md:grid-cols-[7rem_1fr]">
            <dt className="font-semibold">{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {/* Without JavaScript and in print there are no fields. */}
      <p className="without-script mt-4 print:block!">
        {arrangement(plan)}. {assumptions(plan)}
      </p>
      <p className="mt-4 mb-7 max-w-152 text-muted text-note">{words.ask}</p>
      <ResultActions product={product} summary={checkInWords(check, plan, kilowatts(product))} anchor="string-check" />
    </div>
  );
}
