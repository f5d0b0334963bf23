import { clockTime } from "../clock-time.ts";
import { inDigits } from "../format.ts";
import { chosen } from "./appliance.ts";
import { type AssumedName, assumedNames, hasOwn, timeOf } from "./assumptions.ts";
import type { Time } from "./day.ts";
import type { Outcome } from "./outcome.ts";
import type { Plan } from "./plan.ts";

const inWords: Record<AssumedName, (figure: string, ours: string) => string> = {
  small: (figure, ours) => `${figure}% of the small things together (${ours}%)`,
  other: (figure, ours) => `${figure}% of the other heavy ones (${ours}%)`,
  headroom: (figure, ours) => `${figure}% headroom (${ours}%)`,
  yield: (figure, ours) => `${figure} units a year from a kWp (${ours})`,
  co2: (figure, ours) => `${figure} kg of CO2 a unit (${ours})`,
  fading: (figure, ours) => `panels fading by ${figure}% a year (${ours}%)`,
};

/** Of no account where everything is on at once. */
const shares: readonly AssumedName[] = ["small", "other"];

export const timeInWords = ({ from, length }: Time): string => `from ${clockTime(from)} for ${inDigits(length)} h`;

/** What the figures rest on that is the visitor's and not ours, each with ours in brackets. */
export function ownFigures(plan: Plan, { appliances, assumed, ours }: Outcome): string[] {
  if (!hasOwn(plan)) return [];
  const general = assumedNames
    .filter((name) => assumed[name] !== ours[name] && !(plan.allAtOnce && shares.includes(name)))
    .map((name) => inWords[name](inDigits(assumed[name]), inDigits(ours[name])));
  const habits = chosen(appliances, plan.counts).flatMap((each) => {
    const time = timeInWords(timeOf(plan)(each));
    const usualTime = timeInWords(timeOf({ ...plan, from: {}, hours: {} })(each));
    const watts = each.ours === undefined ? [] : [`${inDigits(each.running)} W (${inDigits(each.ours)})`];
    const own = time === usualTime ? watts : [...watts, `${time} (${usualTime})`];
    return own.length > 0 ? [`${each.name} ${own.join(", ")}`] : [];
  });
  return [...general, ...habits];
}
