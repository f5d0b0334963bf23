import type { Product } from "../model/product.ts";
import type { PictureName } from "../pictures/manifest.gen.ts";

export type Solution = {
  id: "home" | "business" | "backup";
  heading: string;
  text: string;
  picture: PictureName;
  alt: string;
  fits: readonly Product[];
};

/** `fits` has the ids of products. */
export const solutions: readonly (Omit<Solution, "fits"> & { fits: readonly string[] })[] = [
  {
    id: "home",
    heading: "Home",
    text: "Run the fans, the fridge and the AC on your own roof by day, and buy less from the grid.",
    picture: "home",
    alt: "A Delhi roof at sunrise: a FLARE inverter between a lit window and the stair door, solar panels to the right",
    fits: ["flare-42kw", "flare-50kw-hybrid", "flare-62kw"],
  },
  {
    id: "business",
    heading: "Business",
    text: "Shops and workshops are open when the sun is out. Use the power as it is made.",
    picture: "business",
    alt: "Three FLARE inverters on a factory roof beside saw-tooth rows of solar panels, in hard noon light",
    fits: ["flare-62kw", "flare-82kw", "flare-102kw"],
  },
  {
    id: "backup",
    heading: "The street goes dark. You don’t have to.",
    text: "A hybrid FLARE with a battery can carry the loads you choose through a power cut.",
    picture: "backup",
    alt: "A lit porch in a dark street: a FLARE inverter on the wall above its battery, beside the door",
    fits: ["flare-50kw-hybrid", "flare-62kw", "flare-82kw", "flare-102kw"],
  },
];
