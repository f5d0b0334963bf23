import { clockTime } from "../clock-time.ts";
import { formatNumber } from "../format.ts";
import { chosen } from "./appliance.ts";
import { type AssumedName, assumedNames, hasOverrides, timeOf } from "./assumptions.ts";
import type { UsageTime } from "./day.ts";
import type { Outcome } from "./outcome.ts";
import type { Plan } from "./plan.ts";

const inWords: Record<AssumedName, (figure: string, usual: string) => string> = {
  small: (figure, usual) => `${figure}% of the small things together (${usual}%)`,
  other: (figure, usual) => `${figure}% of the other heavy ones (${usual}%)`,
  headroom: (figure, usual) => `${figure}% headroom (${usual}%)`,
  yield: (figure, usual) => `${figure} units a year from a kWp (${usual})`,
  co2: (figure, usual) => `${figure} kg of CO2 a unit (${usual})`,
  fading: (figure, usual) => `panels fading by ${figure}% a year (${usual}%)`,
};

/** Unused if everything is on at once. */
const shares: readonly AssumedName[] = ["small", "other"];

export const timeInWords = ({ from, length }: UsageTime): string =>
  `from ${clockTime(from)} for ${formatNumber(length)} h`;

/** Each override with our default in brackets. */
export function overridesInWords(plan: Plan, { appliances, assumed, assumedDefaults }: Outcome): string[] {
  if (!hasOverrides(plan)) return [];
  const general = assumedNames
    .filter((name) => assumed[name] !== assumedDefaults[name] && !(plan.allAtOnce && shares.includes(name)))
    .map((name) => inWords[name](formatNumber(assumed[name]), formatNumber(assumedDefaults[name])));
  const habits = chosen(appliances, plan.counts).flatMap((each) => {
    const time = timeInWords(timeOf(plan)(each));
    const usualTime = timeInWords(timeOf({ ...plan, from: {}, hours: {} })(each));
    const watts =
      each.defaultWatts === undefined ? [] : [`${formatNumber(each.running)} W (${formatNumber(each.defaultWatts)})`];
    const changes = time === usualTime ? watts : [...watts, `${time} (${usualTime})`];
    return changes.length > 0 ? [`${each.name} ${changes.join(", ")}`] : [];
  });
  return [...general, ...habits];
}
