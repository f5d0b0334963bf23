import { inDigits } from "./format.ts";

/** Longer ones are cut off, in fields and addresses, so one as long as this is not read. Room for "Rs. 1,00,00,000.00/-" and a few spaces. */
export const LONGEST_NUMBER = 24;

export type Limits = {
  min: number;
  max: number;
  /** For what is counted in pieces. */
  whole?: boolean;
};

/** What a page counts with, and what is wrong with what was typed, if anything. */
type NumberReading = { value: number; problem?: string };

const GROUPED = /^[-+]?[1-9](?:\d?(?:,\d\d)*|\d{0,2}(?:,\d{3})*),\d{3}(?:\.\d*)?$/;

/** Devanagari and full-width signs as a keyboard has them, without spaces and what says that it is money. */
const bare = (text: string): string =>
  text
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll(/[！-～]/g, (sign) => sign.normalize("NFKC"))
    .replaceAll(/[₹_\s]/g, "")
    .replace(/^rs\.?/i, "")
    .replace(/(?<=\d)\/-$/, "")
    .replace("−", "-");

/** Commas that group, the Indian or the western way, are left out; a single other one stands for the point. */
function withoutCommas(plain: string): string {
  if (GROUPED.test(plain)) return plain.replaceAll(",", "");
  return plain.includes(".") ? plain : plain.replace(",", ".");
}

/** Reads a number as people type it. Nothing typed counts as the usual value, which below the least means none; a number outside the limits is held at the nearer one. */
export function readNumber(text: string | undefined, { min, max, whole }: Limits, usual: number): NumberReading {
  if (text === undefined) return { value: usual };
  const plain = withoutCommas(bare(text));
  const cut = text.length >= LONGEST_NUMBER;
  if (plain === "" && !cut) return { value: usual };
  if (cut || !/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) {
    const meanwhile = usual < min ? "Left out" : `Counted with ${inDigits(usual)}`;
    return { value: usual, problem: `Write a number. ${meanwhile} meanwhile.` };
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
