import type { Facts } from "../../content/schema/index.ts";

type Subsidy = Pick<Facts["market"]["subsidy"], "steps">;

/** What PM Surya Ghar pays a home for so many kilowatts of panels. Nothing is paid beyond the last step. */
export function centralSubsidy(kilowatts: number, { steps }: Subsidy): number {
  const paid = steps.map(({ upTo, perKilowatt }, i) => {
    const from = steps[i - 1]?.upTo ?? 0;
    return Math.max(Math.min(kilowatts, upTo) - from, 0) * perKilowatt;
  });
  return Math.round(paid.reduce((sum, each) => sum + each, 0));
}
