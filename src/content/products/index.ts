import type { Product } from "../../model/product.ts";
import { flare42 } from "./flare-42kw.ts";
import { flare50 } from "./flare-50kw-hybrid.ts";
import { flare62 } from "./flare-62kw.ts";
import { flare82 } from "./flare-82kw.ts";
import { flare102 } from "./flare-102kw.ts";

/** In the order of the grid. */
export const products: readonly Product[] = [flare42, flare62, flare82, flare102, flare50];

export { flare42, flare50, flare62, flare82, flare102 };
