/** Left side bearings of the digits. */
const margins: Record<string, string> = {
  1: "-ml-[0.0285em]",
  2: "-ml-[0.04em]",
  3: "-ml-[0.044em]",
  4: "-ml-[0.034em]",
  5: "-ml-[0.069em]",
  6: "-ml-[0.051em]",
  7: "-ml-[0.035em]",
  8: "-ml-[0.048em]",
  9: "-ml-[0.0475em]",
};

/** A class by which the first digit of a large number starts at the margin. */
export const numeralMargin = (numeral: string): string => margins[numeral.charAt(0)] ?? "";
