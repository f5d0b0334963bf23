import sharp from "sharp";

const TILE = 20;
/** Of 255. Fonts that another machine renders differ by less at this scale. */
const PIXEL_THRESHOLD = 28;
/** The fraction of differing pixels above which a tile counts as changed. */
const TILE_THRESHOLD = 0.3;

/** Tiles in which two screenshots differ visibly, as "x, y: percentage of pixels". */
export async function changedTiles(before: Buffer, after: Buffer): Promise<string[]> {
  const [a, b] = await Promise.all(
    [before, after].map((picture) => sharp(picture).raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b) throw new Error("nothing to compare");
  const { width, height } = a.info;
  if (Math.abs(b.info.height - height) > 2) return [`the page is ${b.info.height} high, and was ${height}`];
  const differs = (x: number, y: number) =>
    [0, 1, 2].some((c) => {
      const i = (y * width + x) * 3 + c;
      return Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)) > PIXEL_THRESHOLD;
    });
  const changed: string[] = [];
  const lowest = Math.min(height, b.info.height);
  for (let top = 0; top + TILE <= lowest; top += TILE / 2) {
    for (let left = 0; left + TILE <= width; left += TILE / 2) {
      let different = 0;
      for (let y = top; y < top + TILE; y += 1)
        for (let x = left; x < left + TILE; x += 1) if (differs(x, y)) different += 1;
      const share = different / TILE ** 2;
      if (share > TILE_THRESHOLD) changed.push(`${left}, ${top}: ${Math.round(share * 100)} %`);
    }
  }
  return changed;
}
