import { expect, test } from "vitest";
import { checkString } from "./check.ts";
import { readPlan, type Typed, usualInputs } from "./inputs.ts";
import { checkInWords, current, headline, lengths, power, reason } from "./words.ts";

const worked = (typed: Typed = {}) => {
  const plan = readPlan(typed, usualInputs(6.2));
  const check = checkString(plan);
  return { plan, check, headline: headline(check), reason: reason(check, plan) };
};

test("checkInWords for the default inputs of the 6.2KW", () => {
  const { check, plan } = worked();
  expect(checkInWords(check, plan, 6.2)).toBe(
    [
      "String check, 2 strings of 7 panels: Over the limit of 12 A. Ask us.",
      "On the coldest morning 7 panels can reach 371 V, not above 800 V; on the hottest afternoon they work at 247 V, not below 180 V. But the current is more than a tracker takes.",
      "Fits with 6 to 15 panels in a string.",
      "One string on each tracker: up to 13.1 A at peak sun. A tracker takes 12 A. Ask us before you connect more.",
      "7.7 kW of panels in all; for this model 7.4 kW is usual, 6.2 to 8.1 kW common.",
      "Panel: Voc 49.8 V (−0.27 %/°C), Vmp 41.9 V (−0.35 %/°C), Imp 13.1 A. Coldest air 2 °C, hottest cells 70 °C.",
      "An estimate as of November 2026, not part of the specification.",
    ].join("\n"),
  );
});

test("reason says by how much there are too many or too few", () => {
  expect(worked({ panels: "16" })).toMatchObject({
    headline: "Too many panels in a string.",
    reason: "On the coldest morning 16 panels can reach 847 V: 47 V more than the 800 V where tracking ends.",
  });
  expect(worked({ panels: "5" })).toMatchObject({
    headline: "Too few panels in a string.",
    reason: "On the hottest afternoon 5 panels work at 176 V: 4 V short of the 180 V where tracking begins.",
  });
});

test("current names parallel strings and their current", () => {
  const { check, headline } = worked({ strings: "3" });
  expect(headline).toBe("Over the limit of 12 A. Ask us.");
  expect(current(check)).toMatch("3 strings shared out as 2 + 1: up to 26.2 A");
  expect(current(check)).toMatch("Strings on one tracker add their current.");
});

test("power has a note far from the usual ratio", () => {
  expect(power(worked({ strings: "1" }).check, 6.2)).toMatch(/room for more\.$/);
  expect(power(worked({ panels: "15" }).check, 6.2)).toMatch(/unused\.$/);
});

test("lengths is undefined if no number of panels fits", () => {
  const { check, plan, headline } = worked({ voc: "90", vmp: "10" });
  expect(headline).toBe("No string of these panels fits.");
  expect(lengths(check)).toBeUndefined();
  expect(checkInWords(check, plan, 6.2)).not.toMatch("Fits with");
});

test("lengths is undefined if Vmp is above Voc", () => {
  const { check, plan, headline } = worked({ voc: "40", vmp: "50" });
  expect(headline).toBe("Check Voc and Vmp.");
  expect(lengths(check)).toBeUndefined();
  expect(checkInWords(check, plan, 6.2)).not.toMatch("Fits with");
});
