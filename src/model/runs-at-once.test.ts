import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runExamples } from "../content/run-examples.ts";
import { type RunExamples, runsAtOnce, runsAtOnceWords } from "./runs-at-once.ts";

const examples: RunExamples = {
  base: { words: "lamps", watts: 500 },
  repeated: { one: "one AC", several: "ACs", watts: 1500 },
  extras: [
    { words: "a pump", watts: 800 },
    { words: "an iron", watts: 400 },
  ],
};

test.each([
  [4.2, "4 fans, 8 lamps, TV, fridge and Wi-Fi, plus one 1.5 t AC and a 1 HP pump"],
  [5, "4 fans, 8 lamps, TV, fridge and Wi-Fi, plus two 1.5 t ACs"],
  [6.2, "4 fans, 8 lamps, TV, fridge and Wi-Fi, plus two 1.5 t ACs and a 1 HP pump"],
  [8.2, "4 fans, 8 lamps, TV, fridge and Wi-Fi, plus three 1.5 t ACs and a 1 HP pump"],
  [10.2, "4 fans, 8 lamps, TV, fridge and Wi-Fi, plus four 1.5 t ACs and a 1 HP pump"],
])("%s kW run these appliances with headroom", (kilowatts, words) => {
  const plain = runsAtOnceWords(kilowatts, runExamples).replaceAll("\u00a0", " ").replaceAll("\u2060", "");
  expect(plain).toBe(words);
});

describe("runsAtOnce", () => {
  test("leaves headroom of a quarter: 2000 W fill 2.5 kW", () => {
    expect(runsAtOnce(2.5, examples)).toEqual({ fits: true, repeated: 1, extras: [], watts: 2000 });
    expect(runsAtOnce(2.49, examples)).toMatchObject({ repeated: 0, extras: ["a pump", "an iron"] });
  });

  test("skips an extra that is too large and takes one that fits", () => {
    expect(runsAtOnce(3.2, examples)).toMatchObject({ repeated: 1, extras: ["an iron"] });
  });

  test("does not fit if the base load is too large", () => {
    expect(runsAtOnce(0.5, examples)).toEqual({ fits: false });
    expect(runsAtOnceWords(0.5, examples)).toBe("Ask us");
  });

  test("has only the base load if nothing else fits", () => {
    expect(runsAtOnceWords(0.7, examples)).toBe("lamps");
    expect(runsAtOnceWords(1.2, examples)).toBe("lamps, plus an iron");
  });

  test("never exceeds the power minus headroom", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (kilowatts) => {
        const runs = runsAtOnce(kilowatts, runExamples);
        return !runs.fits || runs.watts * 1.25 <= kilowatts * 1000 + 1;
      }),
    );
  });
});
