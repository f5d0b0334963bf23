import { homePage } from "#content/home-page.ts";
import { homePath } from "../format/paths.ts";
import { FirstScreenEnds } from "../loading/first-screen.tsx";
import { lazyHydrate } from "../loading/lazy-hydrate.tsx";
import { About } from "../sections/about.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Solutions } from "../sections/solutions/solutions.tsx";
import { PageHead } from "../seo/page-head.tsx";

// Below the first screen: each has its own chunk with code and words.
const SolutionTiles = lazyHydrate(() => import("../sections/solutions/tiles.tsx").then((part) => part.SolutionTiles));
const EnergyFlow = lazyHydrate(() => import("../sections/energy-flow/energy-flow.tsx").then((part) => part.EnergyFlow));
const Planner = lazyHydrate(() => import("../sections/planner/planner.tsx").then((part) => part.Planner));
const Products = lazyHydrate(() => import("./home/products.tsx").then((part) => part.HomeProducts));
const Services = lazyHydrate(() => import("../sections/services/services.tsx").then((part) => part.Services));
const Contact = lazyHydrate(() => import("../sections/contact/contact.tsx").then((part) => part.Contact));

export default function HomePage() {
  return (
    <>
      <PageHead {...homePage} path={homePath} />
      <Hero />
      <FirstScreenEnds />
      <About />
      <Solutions tiles={<SolutionTiles />} energyFlow={<EnergyFlow />} planner={<Planner />} />
      <Products />
      <Services />
      <Contact />
    </>
  );
}
