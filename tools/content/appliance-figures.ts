import type { Facts } from "../../content/schema/index.ts";
import type { Product } from "../../content/schema/product.ts";
import { estimatesFrom } from "../../src/model/estimates.ts";
import { capitalised, numberInWords } from "../../src/model/lists-and-dates.ts";
import { loadOf } from "../../src/model/planner/sizing.ts";
import { byCapacity, kilowatts, numeral, rankOf } from "../../src/model/product.ts";
import { runsAtOnce } from "../../src/model/runs-at-once.ts";
import { findProduct } from "../../src/model/slug.ts";
import { camelCase } from "./emit.ts";
import type { Formats } from "./figures.ts";

type Counts = Readonly<Record<string, number>>;
type Appliances = Facts["appliances"];

/**
 * `{houseAcs}` is in digits, `{houseAcCount}` and `{HouseAcCount}` are in words. A count of 0 gives no placeholder, so a
 * sentence that uses it fails the build.
 */
function counted(name: string, count: number, formats: Formats): Record<string, string> {
  if (count === 0) return {};
  const words = numberInWords(count, formats);
  return { [`${name}s`]: String(count), [`${name}Count`]: words, [`${capitalised(name)}Count`]: capitalised(words) };
}

const isAc = ({ group, season }: Appliances[number]) => group === "cooling" && season === "summer";
/** Each is one person's desk. */
const isDesk = ({ id }: Appliances[number]) => id === "pc" || id === "laptop";

function inHome(name: string, counts: Counts, appliances: Appliances, formats: Formats) {
  const count = (those: (each: Appliances[number]) => boolean) =>
    appliances.filter(those).reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  return { ...counted(`${name}Ac`, count(isAc), formats), ...counted(`${name}Desk`, count(isDesk), formats) };
}

type HomeFacts = Pick<Facts, "appliances" | "market" | "planner-examples">;

/** What the planner's examples have. */
export function exampleFigures({ appliances, "planner-examples": { examples } }: HomeFacts, formats: Formats) {
  return Object.assign({}, ...examples.map(({ id, counts }) => inHome(camelCase(id), counts, appliances, formats)));
}

/** The home that the planner starts with, and a smaller one: what they have, and the smallest model that carries each. */
export function homeFigures(
  { appliances, market, "planner-examples": { first, smaller, examples } }: HomeFacts,
  products: readonly Product[],
  formats: Formats,
) {
  const larger: Counts = examples.find(({ id }) => id === first)?.counts ?? {};
  const rule = { ...market.together.home, headroom: market.headroom };
  const sorted = byCapacity(products);
  const homes = { smallerHome: { ...larger, ...smaller }, largerHome: larger };
  const figures = Object.entries(homes).map(([name, counts]) => {
    const { need } = loadOf(appliances, { counts, allAtOnce: false }, rule);
    const model = sorted.find((each) => kilowatts(each) >= need);
    // A sentence that names the model is refused if none is large enough.
    return { ...(model && { [`${name}Size`]: numeral(model) }), ...inHome(name, counts, appliances, formats) };
  });
  return Object.assign({}, ...figures);
}

type RunFacts = Parameters<typeof estimatesFrom>[0];

function loadOn(product: Product, facts: RunFacts) {
  const runs = runsAtOnce(kilowatts(product), estimatesFrom(facts).examples);
  return runs.fits ? runs : { repeated: 0, extras: [] as string[] };
}

/** By the names of the products: `{flare62kwAcs}` beside the basics, `{flare62kwRank}` in the range. */
export function featuredFigures(
  facts: RunFacts,
  products: readonly Product[],
  featured: readonly { product: string }[],
  formats: Formats,
) {
  const figures = featured.map(({ product: id }) => {
    const product = findProduct(products, id);
    if (!product) return {};
    const name = camelCase(id);
    return {
      [`${name}Rank`]: rankOf(product, products),
      ...counted(`${name}Ac`, loadOn(product, facts).repeated, formats),
    };
  });
  return Object.assign({}, ...figures);
}

/** For the description of one product: `{acs}`, and `{pump}` if it runs a pump besides. */
export function productFigures(facts: RunFacts, product: Product, products: readonly Product[], formats: Formats) {
  const { repeated, extras } = loadOn(product, facts);
  return {
    rank: rankOf(product, products),
    ...counted("ac", repeated, formats),
    pump: String(extras.includes("pump1")),
  };
}
