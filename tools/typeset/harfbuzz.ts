import { create, type Font, type Glyph, type Position } from "fontkit";
import { Blob, ClusterLevel, Face, Buffer as HarfbuzzBuffer, Font as HarfbuzzFont, shape } from "harfbuzzjs";

/** Source characters of each cluster, at its first glyph. */
function charactersOf(text: string, starts: readonly number[]): string[] {
  const sorted = [...new Set(starts)].sort((a, b) => a - b);
  return starts.map((start, i) =>
    starts.indexOf(start) === i ? text.slice(start, sorted[sorted.indexOf(start) + 1]) : "",
  );
}

/** Glyphs are shared by all texts, their characters are not. */
const withCharacters = (glyph: Glyph, characters: string): Glyph =>
  Object.create(glyph, { codePoints: { value: [...characters].map((each) => each.codePointAt(0)) } });

/**
 * Moves glyphs by the advance before them, and by height only where it can be seen. PDFium, which Chrome reads PDFs
 * with, takes a word for several where a glyph has an offset.
 */
function withoutOffsets(positions: readonly Position[], unitsPerEm: number): Position[] {
  const shift = (i: number) => (i > 0 && positions[i]?.xOffset) || 0;
  return positions.map(({ xAdvance, yAdvance, xOffset, yOffset }, i) => ({
    xAdvance: xAdvance - shift(i) + shift(i + 1),
    yAdvance,
    xOffset: xOffset - shift(i),
    yOffset: Math.abs(yOffset) < unitsPerEm / 50 ? 0 : yOffset,
  }));
}

/** fontkit's own shaping takes the wrong vowel sign in words such as रिंग and राष्ट्रीय. */
export function openShapedByHarfbuzz(file: Buffer): Font {
  const font = create(file);
  const shaper = new HarfbuzzFont(new Face(new Blob(new Uint8Array(file).buffer)));
  font.layout = (text) => {
    const buffer = new HarfbuzzBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setClusterLevel(ClusterLevel.CHARACTERS);
    shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = withoutOffsets(buffer.getGlyphPositions(), font.unitsPerEm);
    const characters = charactersOf(
      text,
      infos.map(({ cluster }) => cluster),
    );
    return {
      glyphs: infos.map(({ codepoint }, i) => withCharacters(font.getGlyph(codepoint), characters[i] ?? "")),
      positions,
      advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    };
  };
  return font;
}
