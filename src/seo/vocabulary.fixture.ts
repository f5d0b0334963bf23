import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const SCHEMA = "http://schema.org/";
const folder = dirname(createRequire(import.meta.url).resolve("@vocabulary/schema"));
const statements = readFileSync(join(folder, "schema.nq"), "utf8").matchAll(/^<([^>]+)> <([^>]+)> <([^>]+)> /gm);

const types = new Set<string>();
const parents = new Map<string, string[]>();
const domains = new Map<string, string[]>();
const local = (iri: string) => iri.replace(SCHEMA, "");
const add = (map: Map<string, string[]>, key: string, value: string) => map.set(key, [...(map.get(key) ?? []), value]);

for (const [, subject = "", predicate = "", object = ""] of statements) {
  const relation = predicate.split(/[/#]/).at(-1);
  if (relation === "type" && object.endsWith("rdf-schema#Class")) types.add(local(subject));
  if (relation === "subClassOf") add(parents, local(subject), local(object));
  if (relation === "domainIncludes") add(domains, local(subject), local(object));
}

const withAncestors = (type: string): string[] => [type, ...(parents.get(type) ?? []).flatMap(withAncestors)];

/** Unknown types and properties in a node and its children, by the vocabulary that schema.org publishes. */
export function vocabularyErrors(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(vocabularyErrors);
  if (typeof node !== "object" || node === null) return [];
  const { "@type": type, "@id": _, ...properties } = node as Record<string, unknown>;
  const nodeTypes = [type].flat().map(String);
  // A node with only an @id is a reference.
  const unknown =
    type === undefined ? [] : nodeTypes.filter((name) => !types.has(name)).map((name) => `no type ${name}`);
  const allowed = new Set(nodeTypes.flatMap(withAncestors));
  const misplaced = Object.keys(properties).filter((name) => !domains.get(name)?.some((domain) => allowed.has(domain)));
  return [
    ...unknown,
    ...misplaced.map((name) => `${nodeTypes.join(" + ")} has no property ${name}`),
    ...Object.values(properties).flatMap(vocabularyErrors),
  ];
}
