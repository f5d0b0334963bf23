/** fontkit has no types. These are the functions we use. */
declare module "fontkit" {
  type Path = { scale(x: number, y: number): Path; translate(x: number, y: number): Path; toSVG(): string };
  type Box = { minX: number; maxX: number; minY: number; maxY: number };
  type Glyph = { id: number; codePoints: number[]; advanceWidth: number; path: Path; bbox: Box };
  type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
  type Layout = { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
  type Font = {
    unitsPerEm: number;
    ascent: number;
    capHeight: number;
    /** Code points. */
    characterSet: number[];
    getGlyph(id: number): Glyph;
    glyphsForString(text: string): Glyph[];
    layout(text: string): Layout;
  };
  export function create(file: Buffer): Font;
}
