/** Adds a language of longer words to a copy of the project: a folder of content and its name in the list. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseDocument, stringify } from "yaml";
import { products } from "#content/products.ts";
import { dataSheetPath, productPath } from "../../src/format/paths.ts";
import { pagePaths } from "../../src/site-map.ts";
import { buildCopy, buildSteps } from "../../tools/build-copy.ts";
import { compileContent } from "../../tools/content/compile.ts";
import { readSources } from "../../tools/content/sources.ts";
import { readPolicy } from "../../tools/read-policy.ts";
import { overflowingButtons, overflows } from "../overflow.ts";
import { openAndHydrate } from "../test.ts";
import { expect, test } from "../test-server.ts";

/** German has the plural rules of English. The words are English, made longer. */
const CODE = "de";

/** Values that are no words. */
const NO_WORDS = /^(id|picture\w*|to|product|kind|language|icon|ground|row|type)$/;

/** Long words get half as long again. */
const longer = (text: string) =>
  text.includes("{")
    ? text
    : text.replaceAll(/\b[a-z]{7,}\b/g, (word) => word + word.slice(-Math.ceil(word.length / 2)));

function lengthen(data: unknown, key = ""): unknown {
  if (NO_WORDS.test(key)) return data;
  if (typeof data === "string") return longer(data);
  if (Array.isArray(data)) return data.map((each) => lengthen(each));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, lengthen(each, name)]));
}

/** Falls back to the English text where the longer one exceeds a limit of the schema. */
function withinLimits(files: Record<string, string>): Record<string, string> {
  const english = readSources();
  const source = (file: string) => english[file.replace(`${CODE}/`, "en/")] ?? "";
  const { problems } = compileContent({
    ...english,
    ...Object.fromEntries(Object.entries(files).map(([file, yaml]) => [file.replace(`${CODE}/`, "en/"), yaml])),
  });
  for (const { file, key } of problems) {
    const own = file.replace("en/", `${CODE}/`);
    const document = parseDocument(files[own] ?? "");
    document.setIn(key, parseDocument(source(file)).getIn(key));
    files[own] = String(document);
  }
  return files;
}

test("a third language needs only its folder, product descriptions and its name in package.json", async ({
  page,
  site,
}, testInfo) => {
  // Most of it is the build.
  testInfo.setTimeout(600_000);
  const english = readdirSync("content/en");
  const words = withinLimits(
    Object.fromEntries(
      english.map((file) => [
        `${CODE}/${file}`,
        stringify(lengthen(parse(readFileSync(`content/en/${file}`, "utf8"))), { lineWidth: 0 }),
      ]),
    ),
  );
  const steps = buildSteps.filter((step) => !step.includes("compress"));
  const { folder } = buildCopy("third-language", steps, (copy) => {
    mkdirSync(join(copy, "content", CODE));
    for (const [file, yaml] of Object.entries(words)) writeFileSync(join(copy, "content", file), yaml);
    for (const file of readdirSync("content/products")) {
      const product = parse(readFileSync(`content/products/${file}`, "utf8"));
      const described = { ...product, description: { ...product.description, [CODE]: product.description.en } };
      writeFileSync(join(copy, "content/products", file), stringify(described));
    }
    const list = JSON.parse(readFileSync("package.json", "utf8"));
    list.imports["#content/*"] = { [CODE]: `./.cache/content/${CODE}/*`, ...list.imports["#content/*"] };
    writeFileSync(join(copy, "package.json"), JSON.stringify(list));
  });
  const dist = join(folder, "dist");
  site.release(dist, readPolicy(folder));
  const sitemap = readFileSync(join(dist, "sitemap.xml"), "utf8");
  const inThird = (path: string) => `/${CODE}${path === "/" ? "" : path}`;
  for (const product of products) {
    expect(sitemap).toContain(`${inThird(productPath(product))}</loc>`);
    expect(existsSync(join(dist, CODE, dataSheetPath(product)))).toBe(true);
  }
  for (const path of pagePaths().slice(0, 3)) {
    await openAndHydrate(page, inThird(path));
    await expect(page.getByRole("banner").getByRole("link", { name: "हिन्दी" })).toHaveAttribute(
      "href",
      `/hi${path === "/" ? "" : path}`,
    );
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflows(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await overflowingButtons(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
