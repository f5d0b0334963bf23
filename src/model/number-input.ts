/** Longer ones are cut off, in fields and addresses. */
export const LONGEST_NUMBER = 12;

export type Limits = {
  min: number;
  max: number;
  /** For what is counted in pieces. */
  whole?: boolean;
};

/** What a page counts with, and what is wrong with what was typed, if anything. */
export type NumberReading = { value: number; problem?: string };

const grouped = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 4 });
/** A number in as few digits as it needs. */
export const inDigits = (value: number): string => grouped.format(value);

/** Reads a number as people type it: with ₹, spaces or commas. Nothing typed counts as the usual value; too much is held at the limit. */
export function readNumber(text: string | undefined, { min, max, whole }: Limits, usual: number): NumberReading {
  if (text === undefined) return { value: usual };
  const plain = text.replaceAll(/[₹,_\s]/g, "").replace("−", "-");
  if (plain === "") return { value: usual };
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) {
    return { value: usual, problem: `Write a number. Counted with ${inDigits(usual)} meanwhile.` };
  }
  const number = Number(plain);
  if (number < min) return { value: min, problem: `At least ${inDigits(min)}, so we count with that.` };
  if (number > max) return { value: max, problem: `At most ${inDigits(max)}, so we count with that.` };
  if (whole && !Number.isInteger(number)) {
    const value = Math.floor(number);
    return { value, problem: `Whole numbers only, so we count with ${inDigits(value)}.` };
  }
  return { value: number };
}
