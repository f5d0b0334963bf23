import { about } from "../content/about.ts";
import { company } from "../content/company.ts";
import { heroSlides } from "../content/hero-slides.ts";
import { solutionsWords } from "../content/solutions-words.ts";
import { About } from "../sections/about.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Solutions } from "../sections/solutions/solutions.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { FirstScreenEnds } from "../ui/first-screen.tsx";
import { late } from "../ui/late.tsx";

// What is below the first screens comes with its own code and content, when it is near.
const SolutionTiles = late(() => import("./home/solution-tiles.tsx").then((part) => part.HomeSolutionTiles), {
  room: "[--room:69rem] md:[--room:79rem] lg:[--room:94rem]",
});
const EnergyFlow = late(() => import("./home/energy-flow.tsx").then((part) => part.HomeEnergyFlow), {
  room: "[--room:53rem] md:[--room:40rem] lg:[--room:32rem]",
});
const Planner = late(() => import("./home/planner.tsx").then((part) => part.HomePlanner), {
  room: "[--room:129rem] md:[--room:87rem] lg:[--room:180rem]",
});
const Products = late(() => import("./home/products.tsx").then((part) => part.HomeProducts), {
  id: "products",
  room: "[--room:138rem] md:[--room:calc(96rem+145vw)] lg:[--room:min(71rem+80vw,143rem)]",
});
const Services = late(() => import("./home/services.tsx").then((part) => part.HomeServices), {
  id: "services",
  room: "[--room:140rem] md:[--room:124rem] lg:[--room:134rem]",
});
const Contact = late(() => import("./home/contact.tsx").then((part) => part.HomeContact), {
  id: "contact",
  room: "[--room:117rem] md:[--room:76rem] lg:[--room:75rem]",
});

/** For who comes from another page: nothing of this one is there yet, so it comes whole. */
export const loadParts = () =>
  Promise.all([SolutionTiles, EnergyFlow, Planner, Products, Services, Contact].map(({ load }) => load()));

export function HomePage() {
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
