/**
 * Subsets a font to the glyphs that given words need. For scripts with conjuncts: all that could be formed from the
 * letters of a page are ten times as many as its words contain.
 */
import { readFileSync } from "node:fs";
import { Blob, Face, Font, Buffer as HarfbuzzBuffer, shapeWithTrace, TracePhase } from "harfbuzzjs";
import subsetFont from "subset-font";

type Call =
  | "_initialize"
  | "malloc"
  | `hb_blob_${"create" | "get_data" | "get_length"}`
  | `hb_face_${"create" | "reference_blob"}`
  | `hb_set_${"add" | "clear" | "invert"}`
  | `hb_subset_${"or_fail" | `input_${"create_or_fail" | "set" | "set_flags" | "unicode_set" | "glyph_set"}`}`;
type Subsetter = Record<Call, (...values: number[]) => number> & { memory: WebAssembly.Memory };

const SUBSETTER = "node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm";
// From hb.h and hb-subset.h.
const WRITABLE = 2;
const LAYOUT_FEATURES = 6;
const NO_LAYOUT_CLOSURE = 0x200;

async function openSubsetter(): Promise<Subsetter> {
  const { instance } = await WebAssembly.instantiate(readFileSync(SUBSETTER));
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize();
  return subsetter;
}

const syllables = (words: readonly string[]): Set<string> => {
  const segmenter = new Intl.Segmenter("hi");
  return new Set(words.flatMap((word) => [...segmenter.segment(word)].map(({ segment }) => segment)));
};

/** All glyphs of a text, also those that only occur between two substitution rules of the font. */
function glyphsOf(font: Font, text: string): number[] {
  const buffer = new HarfbuzzBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  return shapeWithTrace(font, buffer, [], 0, TracePhase.DONT_STOP).flatMap(({ t, glyphs }) =>
    glyphs ? (t as { g: number }[]).map(({ g }) => g) : [],
  );
}

/** The result is a TrueType font. */
export async function subsetByShaping(font: Buffer, words: readonly string[]): Promise<Buffer> {
  const characters = new Set(words.join(""));
  const file = await subsetFont(font, [...characters].join(""), { targetFormat: "truetype" });
  const opened = new Font(new Face(new Blob(new Uint8Array(file).buffer)));
  const glyphs = new Set([...syllables(words)].flatMap((syllable) => glyphsOf(opened, syllable)));

  const hb = await openSubsetter();
  const address = hb.malloc(file.length);
  new Uint8Array(hb.memory.buffer).set(file, address);
  const face = hb.hb_face_create(hb.hb_blob_create(address, file.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, NO_LAYOUT_CLOSURE);
  for (const character of characters)
    hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character.codePointAt(0) ?? 0);
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  const result = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const start = hb.hb_blob_get_data(result, 0);
  return Buffer.from(new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result)));
}
