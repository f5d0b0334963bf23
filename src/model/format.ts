/**
 * Indian digit grouping (1,08,000) with `least` to `most` decimals. Like Intl.NumberFormat, which takes a slow phone 100 ms
 * for its first number.
 */
function formatter(least: number, most = least) {
  return (value: number): string => {
    // EPSILON, so that 1.15, in binary a little less, rounds up.
    const [whole = "", part = ""] = (value * (1 + Number.EPSILON)).toFixed(most).split(".");
    const grouped = whole.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ",");
    const digits = part.replace(/0+$/, "").padEnd(least, "0");
    return digits ? `${grouped}.${digits}` : grouped;
  };
}

export const inWhole = formatter(0);
export const toTenths = formatter(1);
export const toHundredths = formatter(2);
/** Only as many decimals as needed. */
export const inDigits = formatter(0, 4);
const peak = formatter(1, 2);

export const rupees = (value: number): string => `₹${inWhole(value)}`;
export const peakText = (array: number): string => `${peak(array)} kWp`;
/** With a non-breaking space. */
export const kilowattsText = (value: number): string => `${toHundredths(value)}\u00a0kW`;
export const withUnits = (text: string): string => text.replaceAll(/(\d) (kW|kWp|kVA|HP|units)\b/g, "$1\u00a0$2");

/** "one, two and three" */
export const listed = (things: readonly string[]): string =>
  [things.slice(0, -1).join(", "), ...things.slice(-1)].filter(Boolean).join(" and ");
