import { expect, test } from "vitest";
import { features } from "#content/features.ts";
import { makeProduct } from "../model/product.fixture.ts";
import { featureTitles } from "./feature-titles.ts";
import { numberInWords } from "./lists-and-dates.ts";

test("featureTitles name the product's own figures, and its trackers in words", () => {
  const figures = {
    trackingRange: { min: 90, max: 560 },
    inputCurrent: 14.5,
    trackers: 3,
    outputCurrent: 31,
    powerFactor: 0.8,
    efficiency: 97,
  };
  const three = numberInWords(3);
  const named = {
    trackingMin: "90",
    trackingMax: "560",
    inputCurrent: "14.5",
    trackers: 3,
    trackerCount: three,
    TrackerCount: three.replace(/^./, (letter) => letter.toUpperCase()),
    outputCurrent: "31",
    powerFactor: "0.8",
    efficiency: "97",
  };
  const titles = featureTitles(makeProduct({ features: Object.keys(features), figures }));
  expect(titles).toEqual(Object.values(features).map((title) => title(named)));
});
