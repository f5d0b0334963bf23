/**
 * Indian grouping, 1,08,000, with no more digits behind the point than are needed between the two bounds. Intl would say the same, but
 * keep a slow phone a tenth of a second with its first number.
 */
function inIndia(least: number, most = least) {
  return (value: number): string => {
    // A half goes up, as on paper: in a computer's own digits 1.15 is a little less.
    const [whole = "", part = ""] = (value * (1 + Number.EPSILON)).toFixed(most).split(".");
    const grouped = whole.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ",");
    const digits = part.replace(/0+$/, "").padEnd(least, "0");
    return digits ? `${grouped}.${digits}` : grouped;
  };
}

export const inWhole = inIndia(0);
export const toTenths = inIndia(1);
export const toHundredths = inIndia(2);
/** A number in as few digits as it needs. */
export const inDigits = inIndia(0, 4);
const peak = inIndia(1, 2);

export const rupees = (value: number): string => `₹${inWhole(value)}`;
/** Panels may be given in hundredths, and then count so. */
export const peakText = (array: number): string => `${peak(array)} kWp`;
/** A figure and its unit stay on one line. */
export const kilowattsText = (value: number): string => `${toHundredths(value)}\u00a0kW`;
export const withUnits = (text: string): string => text.replaceAll(/(\d) (kW|kWp|kVA|HP|units)\b/g, "$1\u00a0$2");

/** One, two and three. */
export const listed = (things: readonly string[]): string =>
  [things.slice(0, -1).join(", "), ...things.slice(-1)].filter(Boolean).join(" and ");
