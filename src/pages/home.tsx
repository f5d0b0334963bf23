import { about } from "../content/about.ts";
import { company } from "../content/company.ts";
import { heroSlides } from "../content/hero-slides.ts";
import { solutionsWords } from "../content/solutions-words.ts";
import { FirstScreenEnds } from "../loading/first-screen.tsx";
import { lazyHydrate } from "../loading/lazy-hydrate.tsx";
import { About } from "../sections/about.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Solutions } from "../sections/solutions/solutions.tsx";
import { PageHead } from "../seo/page-head.tsx";

// Below the first screen: each has its own chunk with code and content.
const SolutionTiles = lazyHydrate(() => import("./home/solution-tiles.tsx").then((part) => part.HomeSolutionTiles));
const EnergyFlow = lazyHydrate(() => import("./home/energy-flow.tsx").then((part) => part.HomeEnergyFlow));
const Planner = lazyHydrate(() => import("../sections/planner/planner.tsx").then((part) => part.Planner));
const Products = lazyHydrate(() => import("./home/products.tsx").then((part) => part.HomeProducts));
const Services = lazyHydrate(() => import("./home/services.tsx").then((part) => part.HomeServices));
const Contact = lazyHydrate(() => import("./home/contact.tsx").then((part) => part.HomeContact));

export default function HomePage() {
  return (
    <>
      <PageHead
        title="FLARE solar inverters. Technology for everyone"
        description="Solar inverters for homes and businesses in five sizes, from 4.2 to 10.2 kW, explained in plain words. Standard and hybrid, from New Delhi."
        path="/"
      />
      <Hero slides={heroSlides} />
      <FirstScreenEnds />
      <About about={about} taglineHindi={company.taglineHindi} />
      <Solutions words={solutionsWords} tiles={<SolutionTiles />} energyFlow={<EnergyFlow />} planner={<Planner />} />
      <Products />
      <Services />
      <Contact />
    </>
  );
}
