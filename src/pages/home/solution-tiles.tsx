import { solutions } from "../../content/solutions.ts";
import { SolutionTiles } from "../../sections/solutions/tiles.tsx";

export function HomeSolutionTiles() {
  return <SolutionTiles solutions={solutions} />;
}
