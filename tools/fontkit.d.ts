/** The library has no types of its own; this is what we use of it. */
declare module "fontkit" {
  type Path = { scale(x: number, y: number): Path; translate(x: number, y: number): Path; toSVG(): string };
  type Glyph = { advanceWidth: number; path: Path };
  type Font = { unitsPerEm: number; capHeight: number; glyphsForString(text: string): Glyph[] };
  export function create(file: Buffer): Font;
}
