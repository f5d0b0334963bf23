import type { Facts, Words } from "../../content/schema/index.ts";
import { type Ids, unknownIds, unnamed } from "./id-checks.ts";
import type { Language } from "./languages.ts";
import type { Problem } from "./parse.ts";

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** The planner's facts and words are in several files, tied by ids. */
export function plannerProblems(facts: Facts, words: Record<Language, Words>): Problem[] {
  const { examples, first, city, smaller, common } = facts["planner-examples"];
  const file = "facts/planner-examples.yaml";
  const [appliances, cities] = [idsOf(facts.appliances), idsOf(facts.cities)];
  const inFacts = [
    ...unknownIds({ file, key: ["first"], ids: [first] }, idsOf(examples)),
    ...unknownIds({ file, key: ["city"], ids: [city] }, cities),
    ...unknownIds({ file, key: ["smaller"], ids: Object.keys(smaller) }, appliances),
    ...examples.flatMap(({ counts }, i) =>
      unknownIds({ file, key: ["examples", i, "counts"], ids: Object.keys(counts) }, appliances),
    ),
    ...Object.entries(common).flatMap(([use, ids]) => unknownIds({ file, key: ["common", use], ids }, appliances)),
  ];
  const inWords = Object.entries(words).flatMap(([language, { planner, ...more }]) => {
    const named = (name: string, key: string, record: object): Ids => ({
      file: `${language}/${name}.yaml`,
      key: [key],
      ids: Object.keys(record),
    });
    const { names, notes } = more["planner-cities"];
    return [
      ...unnamed(named("planner-appliances", "names", more["planner-appliances"].names), appliances),
      ...unnamed(named("planner-cities", "names", names), cities),
      ...unknownIds(named("planner-cities", "notes", notes), cities),
      ...unnamed(named("planner", "examples", planner.examples), idsOf(examples)),
    ];
  });
  return [...inFacts, ...inWords];
}
