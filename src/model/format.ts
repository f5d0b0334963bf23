const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const peak = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const twoDigits = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Indian grouping: 1,08,000. */
export const inWhole = (value: number): string => whole.format(value);
export const rupees = (value: number): string => `₹${whole.format(value)}`;
export const toTenths = (value: number): string => oneDigit.format(value);
/** Panels may be given in hundredths, and then count so. */
export const peakText = (array: number): string => `${peak.format(array)} kWp`;
/** A figure and its unit stay on one line. */
export const kilowattsText = (value: number): string => `${twoDigits.format(value)}\u00a0kW`;
export const withUnits = (text: string): string => text.replaceAll(/(\d) (kW|kWp|kVA|HP|units)\b/g, "$1\u00a0$2");
export const toHundredths = (value: number): string => twoDigits.format(value);
export const oClock = (hour: number): string => `${String(hour % 24).padStart(2, "0")}:00`;
