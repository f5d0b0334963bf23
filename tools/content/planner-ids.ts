import type { Facts, Words } from "../../content/schema/index.ts";
import type { Language } from "./languages.ts";
import type { Problem } from "./parse.ts";

export type Ids = { file: string; key: readonly PropertyKey[]; ids: readonly string[] };

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** Ids that do not exist in the facts. */
const unknown = ({ file, key, ids }: Ids, known: readonly string[]): Problem[] =>
  ids.filter((id) => !known.includes(id)).map((id) => ({ file, key, reason: `there is no "${id}"` }));

/** Facts without words, and words for what does not exist. */
export const unnamed = (words: Ids, known: readonly string[]): Problem[] => [
  ...known.filter((id) => !words.ids.includes(id)).map((id) => ({ ...words, reason: `"${id}" is missing` })),
  ...unknown(words, known),
];

/** The planner's facts and words are in several files, tied by ids. */
export function plannerProblems(facts: Facts, words: Record<Language, Words>): Problem[] {
  const { examples, first, city, smaller, common } = facts["planner-examples"];
  const file = "facts/planner-examples.yaml";
  const [appliances, cities] = [idsOf(facts.appliances), idsOf(facts.cities)];
  const inFacts = [
    ...unknown({ file, key: ["first"], ids: [first] }, idsOf(examples)),
    ...unknown({ file, key: ["city"], ids: [city] }, cities),
    ...unknown({ file, key: ["smaller"], ids: Object.keys(smaller) }, appliances),
    ...examples.flatMap(({ counts }, i) =>
      unknown({ file, key: ["examples", i, "counts"], ids: Object.keys(counts) }, appliances),
    ),
    ...Object.entries(common).flatMap(([use, ids]) => unknown({ file, key: ["common", use], ids }, appliances)),
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
      ...unknown(named("planner-cities", "notes", notes), cities),
      ...unnamed(named("planner", "examples", planner.examples), idsOf(examples)),
    ];
  });
  return [...inFacts, ...inWords];
}
