/** Decides what the editor may write. */
import { compileContent } from "../content/compile.ts";
import { formatted } from "../content/format.ts";
import type { Problem } from "../content/parse.ts";
import type { Sources } from "../content/sources.ts";

/** As Keystatic sends it; `contents` is base64url. */
export type Update = { additions: { path: string; contents: string }[]; deletions: { path: string }[] };

const isContentFile = (path: string) => /^[a-z]+\/[a-z0-9-]+\.yaml$/.test(path);

/** The sources with the changed files, in the form in which they are stored. */
function changedSources(sources: Sources, changes: Sources, deleted: readonly string[]): Sources {
  const rewritten = Object.entries(changes).map(([file, source]) => [file, formatted(file, source)] as const);
  const all = Object.entries<string>({ ...sources, ...Object.fromEntries(rewritten) });
  return Object.fromEntries(all.filter(([file]) => !deleted.includes(file)));
}

/** What is being edited: changed files, and the former file of a product whose model was changed. */
export type Draft = { changes: Sources; deleted: string[] };

/** What the build would say if it were saved. */
export const tryOut = (sources: Sources, { changes, deleted }: Draft) =>
  compileContent(changedSources(sources, changes, deleted));

/** The update with its files in the stored form, or the reasons against it. */
export function reviewed(sources: Sources, { additions, deletions }: Update): { update: Update; problems: Problem[] } {
  const foreign = [...additions, ...deletions].filter(({ path }) => !isContentFile(path));
  const problems = foreign.map(({ path }) => ({ file: path, key: [], reason: "is not a content file" }));
  if (problems.length > 0) return { update: { additions, deletions }, problems };
  const changes = additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64url").toString()]);
  const changed = changedSources(
    sources,
    Object.fromEntries(changes),
    deletions.map(({ path }) => path),
  );
  const rewritten = additions.map(({ path }) => ({
    path,
    contents: Buffer.from(changed[path] ?? "").toString("base64url"),
  }));
  return { update: { additions: rewritten, deletions }, problems: compileContent(changed).problems };
}
