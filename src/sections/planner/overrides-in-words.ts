import { plannerAssumptions as words } from "#content/planner-assumptions.ts";
import { clockTime } from "../../model/clock-time.ts";
import { formatNumber } from "../../model/format.ts";
import { chosen } from "../../model/planner/appliance.ts";
import { type AssumedName, assumedNames, hasOverrides, timeOf } from "../../model/planner/assumptions.ts";
import type { UsageTime } from "../../model/planner/day.ts";
import type { Outcome } from "../../model/planner/outcome.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { applianceName } from "./names.ts";

/** Unused if everything is on at once. */
const shares: readonly AssumedName[] = ["small", "other"];

export const timeInWords = ({ from, length }: UsageTime): string =>
  words.time({ from: clockTime(from), hours: formatNumber(length) });

/** Each override with our default in brackets. */
export function overridesInWords(plan: Plan, { appliances, assumed, assumedDefaults }: Outcome): string[] {
  if (!hasOverrides(plan)) return [];
  const general = assumedNames
    .filter((name) => assumed[name] !== assumedDefaults[name] && !(plan.allAtOnce && shares.includes(name)))
    .map((name) =>
      words.overrides[name]({ figure: formatNumber(assumed[name]), ours: formatNumber(assumedDefaults[name]) }),
    );
  const habits = chosen(appliances, plan.counts).flatMap((each) => {
    const { running, defaultWatts = running } = each;
    const time = timeInWords(timeOf(plan)(each));
    const ourTime = timeInWords(timeOf({ ...plan, from: {}, hours: {} })(each));
    const ownWatts = defaultWatts !== running;
    const ownTime = time !== ourTime;
    if (!ownWatts && !ownTime) return [];
    return words.overrides.habit({
      changed: ownWatts && ownTime ? "both" : ownWatts ? "watts" : "time",
      name: applianceName(each),
      watts: formatNumber(running),
      ourWatts: formatNumber(defaultWatts),
      time,
      ourTime,
    });
  });
  return [...general, ...habits];
}
