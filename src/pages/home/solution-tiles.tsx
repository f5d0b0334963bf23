import { products } from "#content/products.ts";
import { solutions } from "../../content/solutions.ts";
import { findProduct } from "../../model/slug.ts";
import { SolutionTiles } from "../../sections/solutions/tiles.tsx";

const withProducts = solutions.map((solution) => ({
  ...solution,
  fits: solution.fits.flatMap((id) => findProduct(products, id) ?? []),
}));

export function HomeSolutionTiles() {
  return <SolutionTiles solutions={withProducts} />;
}
