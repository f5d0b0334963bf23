import { planner } from "#content/planner.ts";
import { plannerAppliances } from "#content/planner-appliances.ts";
import { plannerCities } from "#content/planner-cities.ts";
import type { Appliance, City, Example } from "../../model/planner/facts.ts";

// The build checks that every id has its words.
export const applianceName = ({ id }: Pick<Appliance, "id">): string => plannerAppliances.names[id] ?? id;
export const groupName = (group: Appliance["group"]): string => plannerAppliances.groups[group];
export const cityName = ({ id }: Pick<City, "id">): string => plannerCities.names[id] ?? id;
/** What the city's state gives. */
export const cityNotes = ({ id }: Pick<City, "id">) => plannerCities.notes[id];
export const exampleWords = ({ id }: Pick<Example, "id">) =>
  planner.examples[id] ?? { name: id, description: "", inSentence: id };
