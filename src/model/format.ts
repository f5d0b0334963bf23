/**
 * Indian digit grouping (1,08,000). Not Intl.NumberFormat, because its first number takes 100 ms on a slow phone.
 */
function formatter(minDecimals: number, maxDecimals = minDecimals) {
  return (value: number): string => {
    // EPSILON, so that 1.15, in binary a little less, rounds up.
    const fixed = (value * (1 + Number.EPSILON)).toFixed(maxDecimals).replace("-", "−");
    const [integer = "", fraction = ""] = fixed.split(".");
    const grouped = integer.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ",");
    const digits = fraction.replace(/0+$/, "").padEnd(minDecimals, "0");
    return digits ? `${grouped}.${digits}` : grouped;
  };
}

export const formatWhole = formatter(0);
export const formatTenths = formatter(1);
export const formatHundredths = formatter(2);
/** Only as many decimals as needed. */
export const formatNumber = formatter(0, 4);
/** Panel power, in kilowatts peak. */
export const formatPeak = formatter(1, 2);

export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

export const rupees = (value: number): string => `₹${formatWhole(value)}`;
/** Keeps a number on one line with the word after it. */
export const keepWithNumber = (text: string): string => text.replaceAll(/(\d) (?=\p{L})/gu, "$1\u00a0");
