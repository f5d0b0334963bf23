import { describe, expect, test } from "vitest";
import { readSources } from "../content/sources.ts";
import { reviewed, type Update } from "./save.ts";

const sources = readSources();
const hours = "facts/hours.yaml";
/** On Mondays. */
const openingAt = (time: string) => (sources[hours] ?? "").replace(/opens: .*/, `opens: "${time}"`);
const encode = (text: string) => Buffer.from(text).toString("base64url");
const decode = (text = "") => Buffer.from(text, "base64url").toString();
const review = (update: Partial<Update>) => reviewed(sources, { additions: [], deletions: [], ...update });
const saved = (path: string, source: string) => review({ additions: [{ path, contents: encode(source) }] });

describe("an update from the editor", () => {
  test("is stored in the form of the repository, whatever YAML the editor writes", () => {
    const changed = openingAt("07:30");
    const { update, problems } = saved(hours, changed.replaceAll('"', "'"));
    expect(problems).toEqual([]);
    expect(decode(update.additions[0]?.contents)).toBe(changed);
  });

  test("is refused with file, key and reason if the build would refuse it", () => {
    const { problems } = saved(hours, openingAt("23:59"));
    expect(problems).toEqual([
      { file: hours, key: ["days", "Mon", "closes"], reason: "must be later than the opening" },
    ]);
  });

  test("may delete a product, but no file that pages need", () => {
    expect(review({ deletions: [{ path: "products/flare-50kw-hybrid.yaml" }] }).problems).toEqual([]);
    expect(review({ deletions: [{ path: hours }] }).problems).toEqual([{ file: hours, key: [], reason: "is missing" }]);
  });

  test.each(["../package.json", "schema/text.ts", "en/../../x.yaml", "en/new.yaml"])("may not write %s", (path) => {
    expect(saved(path, "a: b\n").problems).toHaveLength(1);
  });
});
