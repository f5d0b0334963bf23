/** A hash of what a picture is made from: its entry in scenes.json and every script it uses. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Picture = {
  script: string;
  args: Record<string, string | number | boolean | number[]>;
  size: [width: number, height: number];
  samples: number;
  /** Finals are rendered this many times as wide and shrunk after grading, for smooth bright edges. */
  oversample?: number;
  /** "shadow": product and shadow on transparency. "plate": both on the site's plate colour. "lamplit": the product on the plate of the dark theme. "body": product only. */
  cutout?: "shadow" | "plate" | "lamplit" | "body";
  /** "quick" skips denoising the guides; pictures with blur need that step. */
  denoise?: "quick";
  grade: Record<string, string | number | number[]>;
  /** For the design, not for the render: boxes [left, top, right, bottom] in shares of the picture. */
  subject?: number[] | null;
  calm?: number[][];
  /** Of a picture that fills the screen, also for the design: see art/README.md. */
  lead?: "sky";
  colours?: { headline: "ink" | "cream"; words: "ink" | "cream"; top: string; middle: string; foot: string };
};

const developScripts = ["denoise.py", "grade.py", "exr.py"];
const fromLine = /^from (\.?[\w.]*) import (.+)$/gm;
const importLine = /^import ([\w, ]+)$/gm;

/** Modules that a script imports, as paths without extension, beside it or in the kit. */
function importsOf(code: string): string[] {
  const froms = [...code.matchAll(fromLine)].flatMap(([, module = "", names = ""]) =>
    module === "kit" || module === "." ? names.split(",").map((name) => `kit/${name.trim().split(" ")[0]}`) : [module],
  );
  const imports = [...code.matchAll(importLine)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
  return [...froms, ...imports].map((module) => module.replace(/^\./, "kit/").replace(/^kit\./, "kit/"));
}

/** The scene's script and all that it imports, directly or not. */
export function scriptsOf(art: string, script: string): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(join(art, file))) return;
    found.add(file);
    for (const module of importsOf(readFileSync(join(art, file), "utf8"))) visit(`${module}.py`);
  };
  visit(`scenes/${script}.py`);
  return [...found].toSorted();
}

export function inputHash(art: string, picture: Picture): string {
  const { subject: _subject, calm: _calm, lead: _lead, colours: _colours, ...entry } = picture;
  const files = [...scriptsOf(art, picture.script), ...developScripts, ...(picture.cutout ? ["cutout.py"] : [])];
  const hash = createHash("sha256").update(JSON.stringify(entry));
  for (const file of files) hash.update(readFileSync(join(art, file)));
  return hash.digest("hex").slice(0, 12);
}

/** Estimated render cost, in samples. A cut-out product covers about a third of its image. */
export function costOf({ size: [width, height], samples, oversample = 1, cutout, args }: Picture): number {
  return width * height * samples * oversample ** 2 * (cutout ? 1 / 3 : 1) * Number(args.frames ?? 1);
}
