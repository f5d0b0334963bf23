/** Vite's list of built files, one for each language. The last step that needs it removes it from dist. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] };
type Manifest = Record<string, Chunk>;

export const manifestOf = (dist: string, language: string): string => join(dist, `manifest.${language}.json`);

export const readManifest = (dist: string, language: string): Manifest =>
  JSON.parse(readFileSync(manifestOf(dist, language), "utf8"));

/** The chunks of these sources and of their static imports. */
export const importedChunks = (manifest: Manifest, sources: readonly string[]): Chunk[] =>
  chunksFrom(manifest, sources, ({ imports = [] }) => imports);

/** The chunks of these sources and of their static and dynamic imports, except `excluded`. */
export const reachableChunks = (manifest: Manifest, sources: readonly string[], excluded: readonly string[]): Chunk[] =>
  chunksFrom(manifest, sources, ({ imports = [], dynamicImports = [] }) =>
    [...imports, ...dynamicImports].filter((source) => !excluded.includes(source)),
  );

function chunksFrom(manifest: Manifest, sources: readonly string[], next: (chunk: Chunk) => readonly string[]) {
  const chunks = new Set<Chunk>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is not in the build`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    next(chunk).forEach(visit);
  };
  sources.forEach(visit);
  return [...chunks];
}
