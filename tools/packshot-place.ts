/** Finds the inverter in its packshot by its opaque pixels. */
import sharp from "sharp";

const SIZE = 800;
const OPAQUE = 250;
/** The edges of fins and cover are soft. As shares of the picture. */
const SOFT_LEFT = 0.012;
const SOFT_RIGHT = 0.002;

type Place = { left: number; wide: number; air: number };

/** As shares of the picture: the left edge, the width, and the space above. */
export async function placeIn(file: string): Promise<Place> {
  const alpha = await sharp(file).resize(SIZE, SIZE).extractChannel("alpha").raw().toBuffer();
  let [left, right, top] = [SIZE, 0, SIZE];
  alpha.forEach((value, i) => {
    if (value <= OPAQUE) return;
    left = Math.min(left, i % SIZE);
    right = Math.max(right, (i % SIZE) + 1);
    top = Math.min(top, Math.floor(i / SIZE));
  });
  const from = left / SIZE + SOFT_LEFT;
  return { left: from, wide: right / SIZE - SOFT_RIGHT - from, air: top / SIZE };
}

const share = (value: number) => Number(value.toFixed(3));

export const packshotRule = (name: string, { left, wide, air }: Place): string =>
  `:is([data-picture="${name}"],[data-unit="${name}"]){--left:${share(left)};--wide:${share(wide)};--above:${share(air)}}`;
