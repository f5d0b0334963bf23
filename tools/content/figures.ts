import type { Facts, Words } from "../../content/schema/index.ts";
import type { Product } from "../../content/schema/product.ts";
import { formatNumber, formatTenths } from "../../src/model/format.ts";
import { capitalised, listed, numberInWords } from "../../src/model/lists-and-dates.ts";
import { DAYLIGHT, DAYS_A_YEAR, SUNRISE } from "../../src/model/planner/day.ts";
import { byCapacity, kilowatts, numeral } from "../../src/model/product.ts";
import { haveSharedFigures } from "../../src/model/product-page.ts";
import { exampleFigures, featuredFigures, homeFigures } from "./appliance-figures.ts";
import { assumptionFigures, moneyFigures } from "./market-figures.ts";

/** How a language writes what figures need. */
export type Formats = Words["formats"];

type FiguredFacts = Pick<
  Facts,
  "appliances" | "cities" | "market" | "planner-examples" | "run-examples" | "specification" | "string-check"
>;
type FiguredWords = Pick<Words, "featured" | "site" | "solution-tiles">;

/** Units a day that a kilowatt of panels makes, and those a month that are free. */
function cityUnits(cities: Facts["cities"]) {
  const daily = (yearly: number) => formatTenths(yearly / DAYS_A_YEAR);
  const yields = cities.map(({ yearlyYield }) => yearlyYield);
  // A sentence that names a city's figure is refused once the city is gone.
  const find = (city: string) => cities.find(({ id }) => id === city);
  const [newDelhi, jodhpur] = [find("new-delhi"), find("jodhpur")];
  return {
    unitsLeast: daily(Math.min(...yields)),
    unitsMost: daily(Math.max(...yields)),
    ...(newDelhi && { unitsNewDelhi: daily(newDelhi.yearlyYield) }),
    ...(newDelhi?.freeUnits && { delhiFreeUnits: formatNumber(newDelhi.freeUnits) }),
    ...(jodhpur && { unitsJodhpur: daily(jodhpur.yearlyYield) }),
  };
}

/** An array and a roof for the smallest hybrid, or the smallest model if there is none. */
function exampleArray({ arrayRatio, squareMetresPerKilowatt }: Facts["market"], products: readonly Product[]) {
  const sorted = byCapacity(products);
  const example = sorted.find(({ type }) => type === "hybrid") ?? sorted[0];
  const array = example ? kilowatts(example) * arrayRatio.usual : 0;
  return {
    exampleModel: example?.model ?? "",
    exampleArray: formatNumber(array),
    exampleRoof: formatNumber(array * squareMetresPerKilowatt),
  };
}

/** How many fridges one kilowatt runs. */
function perKilowatt(appliances: Facts["appliances"], formats: Formats) {
  const fridge = appliances.find(({ id }) => id === "fridge");
  return fridge && { fridgesPerKilowatt: numberInWords(Math.floor(1000 / fridge.running), formats) };
}

const sizesOf = (products: readonly Product[], type: Product["type"]) =>
  byCapacity(products.filter((each) => each.type === type)).map(numeral);

function rangeFigures(products: readonly Product[], approval: Facts["market"]["approval"], formats: Formats) {
  const numerals = byCapacity(products).map(numeral);
  const hybrids = sizesOf(products, "hybrid");
  const standards = sizesOf(products, "standard");
  const overApproval = byCapacity(products).filter((each) => kilowatts(each) > approval.kilowatts);
  const sizes = numberInWords(products.length, formats);
  const kw = (sizes: readonly string[]) =>
    listed(
      sizes.map((size) => `${size}KW`),
      formats,
    );
  return {
    sizes,
    Sizes: capitalised(sizes),
    smallest: numerals[0] ?? "",
    largest: numerals.at(-1) ?? "",
    // A sentence that names the hybrids is refused once there are none.
    ...(hybrids.length > 0 && { hybrids: listed(hybrids, formats) }),
    hybridsKW: kw(hybrids),
    standardsKW: kw(standards),
    kinds: standards.length > 0 && hybrids.length > 0 ? "both" : "one",
    sharedFigures: String(haveSharedFigures(products)),
    approvalKilowatts: formatNumber(approval.kilowatts),
    approvalDays: String(approval.days),
    approvalRules: String(approval.rulesYear),
    overApproval: listed(
      overApproval.map(({ model }) => model),
      formats,
    ),
    overApprovalCount: String(overApproval.length),
  };
}

const EXAMPLE_KVA = 10;

function specificationFigures({ trackers, powerFactor }: Facts["specification"], formats: Formats) {
  return {
    trackers: numberInWords(trackers, formats),
    powerFactor: formatNumber(powerFactor),
    exampleKva: String(EXAMPLE_KVA),
    exampleKvaPower: formatNumber(EXAMPLE_KVA * powerFactor),
  };
}

/** Hours on a clock of twelve, between which the planner assumes sun. */
const sunFigures = (formats: Formats) => ({
  sunrise: numberInWords(SUNRISE, formats),
  sunset: numberInWords(SUNRISE + DAYLIGHT - 12, formats),
});

/** Facts that sentences name in braces, as text: "{sizes} sizes, from {smallest} to {largest} kW". */
export function figuresOf(
  facts: FiguredFacts,
  products: readonly Product[],
  formats: Formats,
  { featured, site, "solution-tiles": solutions }: FiguredWords,
): Record<string, string> {
  const { market, specification } = facts;
  return {
    tagline: site.tagline,
    Solutions: capitalised(numberInWords(solutions.length, formats)),
    panelWatts: formatNumber(facts["string-check"].panel.watts),
    ...rangeFigures(products, market.approval, formats),
    ...moneyFigures(market, formats),
    ...assumptionFigures(market, formats),
    ...specificationFigures(specification, formats),
    ...sunFigures(formats),
    ...cityUnits(facts.cities),
    ...exampleArray(market, products),
    ...perKilowatt(facts.appliances, formats),
    ...exampleFigures(facts, formats),
    ...homeFigures(facts, products, formats),
    ...featuredFigures(facts, products, featured, formats),
  };
}
