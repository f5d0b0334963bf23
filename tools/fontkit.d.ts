/** fontkit has no types. These are the functions we use. */
declare module "fontkit" {
  type Path = { scale(x: number, y: number): Path; translate(x: number, y: number): Path; toSVG(): string };
  type Glyph = { advanceWidth: number; path: Path; bbox: { minX: number } };
  type Layout = { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] };
  type Font = {
    unitsPerEm: number;
    capHeight: number;
    /** Code points. */
    characterSet: number[];
    glyphsForString(text: string): Glyph[];
    layout(text: string): Layout;
  };
  export function create(file: Buffer): Font;
}
