import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RunExamples, runExamples, runsAtOnce } from "./runs-at-once.ts";

const examples: RunExamples = {
  base: [{ id: "lamp", count: 5, watts: 100 }],
  repeated: { id: "ac", watts: 1500 },
  extras: [
    { id: "pump", watts: 800 },
    { id: "iron", watts: 400 },
  ],
  headroom: 25,
};

test("runExamples looks up the wattages", () => {
  const appliances = Object.entries({ lamp: 100, ac: 1500, pump: 800, iron: 400 }).map(([id, running]) => ({
    id,
    running,
  }));
  const facts = { base: { lamp: 5 }, repeated: "ac", extras: ["pump", "iron"] };
  expect(runExamples(facts, appliances, 25)).toEqual(examples);
});

describe("runsAtOnce", () => {
  test("leaves headroom of a quarter: 2000 W fill 2.5 kW", () => {
    expect(runsAtOnce(2.5, examples)).toEqual({ fits: true, repeated: 1, extras: [] });
    expect(runsAtOnce(2.49, examples)).toMatchObject({ repeated: 0, extras: ["pump", "iron"] });
  });

  test("skips an extra that is too large and takes one that fits", () => {
    expect(runsAtOnce(3.2, examples)).toMatchObject({ repeated: 1, extras: ["iron"] });
  });

  test("does not fit if the base load is too large", () => {
    expect(runsAtOnce(0.5, examples)).toEqual({ fits: false });
  });

  test("has only the base load if nothing else fits", () => {
    expect(runsAtOnce(0.7, examples)).toMatchObject({ fits: true, repeated: 0, extras: [] });
    expect(runsAtOnce(1.2, examples)).toMatchObject({ fits: true, repeated: 0, extras: ["iron"] });
  });

  test("never exceeds the power minus headroom", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (kilowatts) => {
        const runs = runsAtOnce(kilowatts, examples);
        if (!runs.fits) return true;
        const { base, repeated, extras } = examples;
        const always = base.reduce((sum, { count, watts }) => sum + count * watts, 0);
        const chosen = extras.filter(({ id }) => runs.extras.includes(id)).reduce((sum, { watts }) => sum + watts, 0);
        return (always + runs.repeated * repeated.watts + chosen) * 1.25 <= kilowatts * 1000 + 1;
      }),
    );
  });
});
