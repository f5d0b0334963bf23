import { expect, test } from "vitest";
import { features } from "#content/features.ts";
import { makeProduct } from "../model/product.fixture.ts";
import { featureTitles } from "./feature-titles.ts";

const { figures } = makeProduct();
const all = Object.keys(features);

test("featureTitles name the product's own figures", () => {
  const titles = (own: Partial<typeof figures>) =>
    featureTitles(makeProduct({ features: all, figures: { ...figures, ...own } })).join("\n");
  expect(titles({})).toContain("98.5%");
  expect(titles({ efficiency: 97 })).toContain("97%");
  expect(titles({ efficiency: 97 })).not.toContain("98.5%");
  expect(titles({ trackingRange: { min: 90, max: 560 } })).toMatch(/90 to 560\s*V/);
  expect(titles({ trackers: 2 })).toMatch(/Two .* two /);
  expect(titles({ trackers: 3 })).toMatch(/Three .* three /);
});
