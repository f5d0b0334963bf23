import { calculator } from "#content/calculator.ts";
import { formatNumber } from "../../model/format.ts";
import type { NumberReading } from "../../model/number-input.ts";

/** What a number field says about its text, if anything. */
export const problemText = ({ problem, value }: NumberReading): string | undefined =>
  problem && calculator.problems[problem]({ value: formatNumber(value) });
