/** Turns the WebP files of art/sources into AVIF and WebP at several widths, and writes the manifest that <Picture> reads. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { packshotRule, placeIn } from "./packshot-place.ts";
import { AVIF, hashOf, hasWebp, kindOf, LARGE, SOURCES } from "./picture-kinds.ts";
import type { Picture } from "./picture-recipe.ts";

const OUTPUT = "public/pictures";
const MANIFEST = "src/pictures/manifest.gen.ts";
const PLACEHOLDERS = "src/pictures/placeholders.gen.css";
const SCENES = "art/scenes.json";
const SUBJECTS = "src/pictures/subjects.gen.css";
const SCENE_LIST = "src/pictures/scenes.gen.ts";
const TURNS = "src/pictures/turns.gen.ts";
const PACKSHOTS = "src/pictures/packshots.gen.css";

type Entry = { width: number; height: number; widths: number[]; hash: string; alpha: boolean };
type Made = [name: string, entry: Entry, bands: string[]];

/** Background colour of the close-ups. */
const PLATE = [233, 226, 212];

/** The mean colours of three bands; for close-ups mixed with the plate's colour, to look less solid. */
async function bandsIn(name: string, source: Buffer): Promise<string[]> {
  const bands = await sharp(source).removeAlpha().resize(1, 3, { fit: "fill" }).raw().toBuffer();
  const plateShare = /^gallery-.*(?<!-dark)$/.test(name) ? 0.5 : 0;
  return [0, 3, 6].map((at) => {
    const mixed = PLATE.map((plate, i) => (bands[at + i] ?? plate) * (1 - plateShare) + plate * plateShare);
    // Rounded, so that similar pictures share a rule.
    return `rgb(${mixed.map((value) => Math.round(value / 6) * 6).join(" ")})`;
  });
}

async function makePicture(file: string): Promise<Made> {
  if (extname(file) !== ".webp") throw new Error(`${join(SOURCES, file)}: pictures here must be .webp files`);
  const name = basename(file, ".webp");
  const source = await readFile(join(SOURCES, file));
  const kind = kindOf(name);
  const hash = hashOf(name, source);
  const { width, height, hasAlpha } = await sharp(source).metadata();
  const widths = [...new Set(kind.widths.map((w) => Math.min(w, width)))];
  for (const w of widths) {
    const target = join(OUTPUT, `${name}-${hash}-${w}`);
    if (existsSync(`${target}.avif`)) continue;
    const resized = sharp(source).resize(w);
    const quality = (w >= LARGE && kind.avifLarge) || kind.avif;
    await resized
      .clone()
      .avif({ quality, ...AVIF })
      .toFile(`${target}.avif`);
    if (hasWebp(name)) {
      await resized.clone().webp({ quality: kind.webp, effort: 4, smartSubsample: true }).toFile(`${target}.webp`);
    }
    console.log(`  ${target}`);
  }
  return [name, { width, height, widths, hash, alpha: hasAlpha }, await bandsIn(name, source)];
}

async function removeOutdated(entries: Made[]) {
  const current = entries.map(([name, { hash }]) => `${name}-${hash}-`);
  for (const file of await readdir(OUTPUT)) {
    if (!current.some((prefix) => file.startsWith(prefix))) await rm(join(OUTPUT, file));
  }
}

await mkdir(OUTPUT, { recursive: true });
const entries: Made[] = [];
for (const file of (await readdir(SOURCES)).toSorted()) entries.push(await makePicture(file));
await removeOutdated(entries);

const lines = entries.map(
  ([name, { width, height, widths, hash }]) =>
    `  "${name}": { width: ${width}, height: ${height}, widths: [${widths.join(", ")}], hash: "${hash}" },`,
);
await writeFile(
  MANIFEST,
  `// Written by "npm run images".\nexport const pictures = {\n${lines.join("\n")}\n} as const;\n\nexport type PictureName = keyof typeof pictures;\n`,
);

const bandsOf = new Map(entries.map(([name, , bands]) => [name, bands]));
const entryOf = new Map(entries.map(([name, entry]) => [name, entry]));
const withTall = [...entryOf.keys()].filter((name) => entryOf.has(`${name}-tall`));

// Placeholders for opaque pictures; in a stylesheet, since the pages may have no style attributes.
function placeholderRule(name: string): string {
  const light = bandsOf.get(name) ?? [];
  const dark = bandsOf.get(`${name}-dark`);
  const bands = dark ? light.map((colour, i) => `light-dark(${colour},${dark[i]})`) : light;
  return `[data-picture="${name}"]{background-image:linear-gradient(${bands.join(",")})}`;
}
const belowFirstScreen = [...entryOf.keys()]
  .filter((name) => !entryOf.get(name)?.alpha && !withTall.includes(name))
  // Tall and dark variants use the data-picture name of the wide, light picture.
  // Of the house's day, only the stills are ever seen while loading (sections/energy-flow/day.ts).
  .filter((name) => !/-(tall|dark)$|^day-(?!1300|2130|cut|out)/.test(name));
await writeFile(
  PLACEHOLDERS,
  `/* Written by "npm run images". */\n@layer base{\n${belowFirstScreen.map(placeholderRule).join("\n")}\n}\n`,
);

// Where the inverter is in its packshot: product-picture.css places it by that.
const packshots = [...bandsOf.keys()].filter((name) => /^packshot-(?!.*-dark$)/.test(name));
const places = await Promise.all(
  packshots.map(async (name) => packshotRule(name, await placeIn(join(SOURCES, `${name}.webp`)))),
);
await writeFile(PACKSHOTS, `/* Written by "npm run images". */\n${places.join("\n")}\n`);

// Aspect ratio, subject, colours and placeholder of every picture with a tall edition: placement.css keeps words away from
// the subject, slides.css makes them legible.
const scenes: Record<string, Picture> = JSON.parse(await readFile(SCENES, "utf8"));
function subjectOf(edition: string): string {
  const [left, top, right, bottom] = scenes[edition]?.subject ?? [];
  const { width, height } = entryOf.get(edition) ?? {};
  if (bottom === undefined || !width || !height) throw new Error(`${SCENES}: "${edition}" has no subject`);
  return `--aspect:${width / height};--subject-left:${left};--subject-top:${top};--subject-right:${right};--subject-bottom:${bottom}`;
}
function coloursOf(name: string) {
  const { colours } = scenes[name] ?? {};
  if (!colours) throw new Error(`${SCENES}: "${name}" has no colours`);
  return colours;
}
const sceneRule = (name: string, ...declarations: string[]) => `[data-scene="${name}"]{${declarations.join(";")}}`;
const wide = withTall.flatMap((name) => {
  const { top, middle, foot } = coloursOf(name);
  const shades = `--air:var(--shade-${top});--mist:var(--shade-${middle});--shade:var(--shade-${foot})`;
  return [sceneRule(name, subjectOf(name), shades), placeholderRule(name)];
});
const tall = withTall.map((name) => sceneRule(name, subjectOf(`${name}-tall`)));
await writeFile(
  SUBJECTS,
  `/* Written by "npm run images". */\n${wide.join("\n")}\n@variant max-md{@variant portrait{\n${tall.join("\n")}\n}}\n`,
);
const listed = withTall.map((name) => {
  const { headline, words, top } = coloursOf(name);
  const { lead = "foot" } = scenes[name] ?? {};
  return `  ${name}: { headline: "${headline}", words: "${words}", sky: "${top}", lead: "${lead}" },`;
});
await writeFile(
  SCENE_LIST,
  `// Written by "npm run images".\n/** Pictures that fill the screen. Each has a tall edition for phones, and words keep clear of its subject. */\nexport const scenes = {\n${listed.join("\n")}\n} as const;\n\nexport type Scene = keyof typeof scenes;\n`,
);

const turns = entries
  .filter(([name]) => /^turn-(?!.*-dark$)/.test(name))
  .map(([name]) => `  "${name}": [${[scenes[name]?.args.box].flat().join(", ")}],`);
await writeFile(
  TURNS,
  `// Written by "npm run images".\n/** The part of the packshot that a turntable's frames show: left, top, right, bottom. */\nexport const turnBoxes = {\n${turns.join("\n")}\n} as const;\n`,
);
console.log(`${entries.length} pictures`);
