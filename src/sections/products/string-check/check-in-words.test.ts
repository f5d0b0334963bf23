import { expect, test } from "vitest";
import { stringCheck as words } from "#content/string-check.ts";
import { makeProduct } from "../../../model/product.fixture.ts";
import { checkString } from "../../../model/string-check/check.ts";
import { readPlan, type Typed, usualInputs } from "../../../model/string-check/inputs.ts";
import { stringFacts } from "../../../model/string-check/string-facts.fixture.ts";
import { assumptions, checkInWords, current, headline, lengthsOf, power, reason } from "./check-in-words.ts";

const product = makeProduct();
const { figures } = product;
const { arrayRatio } = stringFacts;

const worked = (typed: Typed = {}) => {
  const plan = readPlan(typed, usualInputs(product, stringFacts));
  const check = checkString(plan, figures);
  return { plan, check, headline: headline(check, figures), reason: reason(check, plan, figures) };
};

test("checkInWords has verdict, reason, lengths, current, power, assumptions and estimate", () => {
  const { check, plan, reason } = worked();
  const lines = checkInWords(check, plan, product, arrayRatio).split("\n");
  expect(lines).toEqual([
    words.summary({ strings: 2, panels: 7, headline: words.headline["over-current"]({ limit: 12 }) }),
    reason,
    words.fitsWith({ fit: "range", fewest: 6, most: 15 }),
    current(check, figures),
    power(check, product, arrayRatio),
    assumptions(plan),
    words.estimate,
  ]);
  expect(lines[1]).toMatch(/7 .*371\sV.*247\sV.*180.*800\sV/);
  expect(lines[3]).toMatch(/13\.1 A.* 12 A/);
  expect(lines[4]).toMatch(/7\.7 kW.* 7\.4 kW.* 6\.2 to 8\.1 kW/);
  expect(lines[5]).toMatch(/49\.8 V \(−0\.27.*41\.9 V \(−0\.35.*13\.1 A.* 2 °C.* 70 °C/);
});

test("reason says by how much there are too many or too few", () => {
  expect(worked({ panels: "16" })).toMatchObject({
    headline: words.headline["too-many"],
    reason: words.reason["too-many"]({ panels: 16, cold: 847, over: 47, max: 800 }),
  });
  expect(worked({ panels: "5" })).toMatchObject({
    headline: words.headline["too-few"],
    reason: words.reason["too-few"]({ panels: 5, hot: 176, short: 4, min: 180 }),
  });
});

test("reason counts one panel and several", () => {
  const count = (panels: number) => words.reason["too-few"]({ panels, hot: 1, short: 1, min: 1 });
  expect(count(1)).not.toBe(count(2).replace("2", "1"));
});

test("volts are written as in the specification's table", () => {
  const own = { ...figures, trackingRange: { min: 180, max: 1000 } };
  const plan = readPlan({ panels: "25" }, usualInputs({ ...product, figures: own }, stringFacts));
  expect(reason(checkString(plan, own), plan, own)).toMatch(/1,3\d\d\sV.*1,000\sV/);
});

test("current names parallel strings and their current", () => {
  const { check, headline } = worked({ strings: "3" });
  expect(headline).toBe(words.headline["over-current"]({ limit: 12 }));
  expect(current(check, figures)).toContain(words.current.shared({ strings: 3, shares: "2 + 1", amps: "26.2" }));
  expect(current(check, figures)).toContain(words.current.parallel);
});

test("power has a note far from the usual ratio", () => {
  const noted = (typed: Typed) => power(worked(typed).check, product, arrayRatio);
  expect(noted({ strings: "1" })).toContain(words.power.below);
  expect(noted({ panels: "15" })).toContain(words.power.above);
  expect(noted({})).not.toMatch(new RegExp(`${words.power.below}|${words.power.above}`));
});

test.each([
  ["no number of panels fits", { voc: "90", vmp: "10" }, "no-length"],
  ["Vmp is above Voc", { voc: "40", vmp: "50" }, "vmp-above-voc"],
] as const)("summary leaves out the lengths if %s", (_, typed, kind) => {
  const { check, plan, headline } = worked(typed);
  expect(headline).toBe(words.headline[kind]);
  expect(lengthsOf(check).fit).toBe("none");
  expect(checkInWords(check, plan, product, arrayRatio)).not.toContain(words.fitsWith(lengthsOf(check)));
});
