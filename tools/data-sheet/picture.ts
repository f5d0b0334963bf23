/** A packshot as a PDF wants it: colours as JPEG and, apart from them, how much each point covers. */
import sharp from "sharp";

export type CutOut = {
  width: number;
  height: number;
  colours: Buffer;
  cover: Buffer;
  /** Where the body ends and its shadow alone goes on, as shares of the picture. */
  edge: { right: number; bottom: number };
};

function edgeOf(cover: Uint8Array, width: number): CutOut["edge"] {
  const solid = [...cover.keys()].filter((i) => (cover[i] ?? 0) > 250);
  const right = solid.reduce((most, i) => Math.max(most, i % width), 0);
  return { right: right / width, bottom: Math.floor((solid.at(-1) ?? 0) / width) / (cover.length / width) };
}

/** The shadow under the body ends before the stage does. */
function fadeBelow(cover: Uint8Array, width: number, { bottom }: CutOut["edge"]) {
  const rows = cover.length / width;
  const from = bottom * rows;
  const over = 0.058 * rows;
  for (let i = Math.ceil(from) * width; i < cover.length; i++) {
    const left = Math.max(0, 1 - (Math.floor(i / width) - from) / over);
    cover[i] = (cover[i] ?? 0) * left;
  }
}

/** Colours without the cover. What is not seen takes the nearest seen colour, since a JPEG blurs neighbours into each other. */
function spreadColours(rgba: Buffer, cover: Uint8Array, width: number): Buffer {
  const rgb = Buffer.alloc(cover.length * 3);
  const reached = cover.map((share) => (share > 8 ? 1 : 0));
  const queue: number[] = [];
  reached.forEach((seen, i) => {
    if (!seen) return;
    rgba.copy(rgb, 3 * i, 4 * i, 4 * i + 3);
    queue.push(i);
  });
  // The queue grows while it is walked: from the seen points outwards, ring by ring.
  for (const i of queue) {
    for (const next of [i - 1, i + 1, i - width, i + width]) {
      if (reached[next] !== 0) continue;
      reached[next] = 1;
      rgb.copy(rgb, 3 * next, 3 * i, 3 * i + 3);
      queue.push(next);
    }
  }
  return rgb;
}

export async function cutOut(name: string, size: number): Promise<CutOut> {
  const { data, info } = await sharp(`art/sources/${name}.webp`)
    .resize(size)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const cover = new Uint8Array(width * height).map((_, i) => data[4 * i + 3] ?? 0);
  const rgb = spreadColours(data, cover, width);
  const edge = edgeOf(cover, width);
  fadeBelow(cover, width, edge);
  return {
    width,
    height,
    colours: await sharp(rgb, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
      .toBuffer(),
    cover: await sharp(cover, { raw: { width, height, channels: 1 } })
      .toColourspace("b-w")
      .jpeg({ quality: 88 })
      .toBuffer(),
    edge,
  };
}

const shared = { Type: "XObject", Subtype: "Image", BitsPerComponent: 8, Filter: "DCTDecode" };

/** pdfkit knows PNG with alpha, which would be several times the size, and JPEG without; this is a JPEG with a soft mask. */
export function drawCutOut(doc: PDFKit.PDFDocument, picture: CutOut, x: number, y: number, side: number) {
  const size = { Width: picture.width, Height: picture.height };
  const mask = doc.ref({ ...shared, ...size, ColorSpace: "DeviceGray" });
  mask.end(picture.cover);
  const image = doc.ref({ ...shared, ...size, ColorSpace: "DeviceRGB", SMask: mask });
  image.end(picture.colours);
  doc.page.xobjects.Packshot = image;
  doc.save();
  doc.transform(side, 0, 0, -side, x, y + side);
  doc.addContent("/Packshot Do");
  doc.restore();
}
