/** At its first use: a browser takes a while to find out how a country writes, and no first screen needs it. */
function once<Made>(make: () => Made) {
  let made: Made | undefined;
  return (): Made => {
    made ??= make();
    return made;
  };
}

function inIndia(options: Intl.NumberFormatOptions) {
  const format = once(() => new Intl.NumberFormat("en-IN", options));
  return (value: number): string => format().format(value);
}

/** Indian grouping: 1,08,000. */
export const inWhole = inIndia({ maximumFractionDigits: 0 });
export const toTenths = inIndia({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
export const toHundredths = inIndia({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** A number in as few digits as it needs. */
export const inDigits = inIndia({ maximumFractionDigits: 4 });
const peak = inIndia({ minimumFractionDigits: 1, maximumFractionDigits: 2 });

export const rupees = (value: number): string => `₹${inWhole(value)}`;
/** Panels may be given in hundredths, and then count so. */
export const peakText = (array: number): string => `${peak(array)} kWp`;
/** A figure and its unit stay on one line. */
export const kilowattsText = (value: number): string => `${toHundredths(value)}\u00a0kW`;
export const withUnits = (text: string): string => text.replaceAll(/(\d) (kW|kWp|kVA|HP|units)\b/g, "$1\u00a0$2");
export const oClock = (hour: number): string => `${String(hour % 24).padStart(2, "0")}:00`;

const list = once(() => new Intl.ListFormat("en-GB"));
/** One, two and three. */
export const listed = (things: string[]): string => list().format(things);
