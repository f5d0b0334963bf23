/** Longer text is cut off at this length, so text that long is refused. "Rs. 1,00,00,000.00/-" fits. */
export const MAX_NUMBER_LENGTH = 24;

export type Limits = {
  min: number;
  max: number;
  /** Integers only. */
  integer?: boolean;
};

/** "leftOut": not a number, and there is no usual value to count with instead. */
type NumberProblem = "notANumber" | "leftOut" | "tooSmall" | "tooLarge" | "notWhole";
/** `value` is usable even if there is a `problem` with the text. */
export type NumberReading = { value: number; problem?: NumberProblem };

const GROUPED = /^[-+]?[1-9](?:\d?(?:,\d\d)*|\d{0,2}(?:,\d{3})*),\d{3}(?:\.\d*)?$/;

/** Devanagari digits in Latin. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** Devanagari and full-width characters as ASCII, without spaces, currency and percent signs. */
const toAscii = (text: string): string =>
  latinDigits(text)
    .replaceAll(/[！-～]/g, (sign) => sign.normalize("NFKC"))
    .replaceAll(/[₹_\s]/g, "")
    .replace(/^rs\.?/i, "")
    .replace(/(?<=\d)(?:\/-|%)$/, "")
    .replace("−", "-");

/** Removes grouping commas, Indian or western; any other single comma is a decimal comma. */
function withoutCommas(plain: string): string {
  if (GROUPED.test(plain)) return plain.replaceAll(",", "");
  return plain.includes(".") ? plain : plain.replace(",", ".");
}

/** Empty text means the `usual` value, or none if that is below the minimum. Other numbers are clamped to the limits. */
export function readNumber(text: string | undefined, { min, max, integer }: Limits, usual: number): NumberReading {
  if (text === undefined) return { value: usual };
  const plain = withoutCommas(toAscii(text));
  const cut = text.length >= MAX_NUMBER_LENGTH;
  if (plain === "" && !cut) return { value: usual };
  if (cut || !/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain))
    return { value: usual, problem: usual < min ? "leftOut" : "notANumber" };
  const number = Number(plain);
  if (number < min) return { value: min, problem: "tooSmall" };
  if (number > max) return { value: max, problem: "tooLarge" };
  if (integer && !Number.isInteger(number)) return { value: Math.floor(number), problem: "notWhole" };
  return { value: number };
}
