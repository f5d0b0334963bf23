import type { FocusEvent } from "react";
import { products } from "#content/products.ts";
import { solutionTiles as solutions } from "#content/solution-tiles.ts";
import { solutions as fits } from "#facts/solutions.ts";
import { productPath } from "../../format/paths.ts";
import { fitting } from "../../model/solution.ts";
import { Picture } from "../../ui/picture.tsx";
import "./tiles.css";

type Solution = (typeof solutions)[number];

/** The row would snap back from a link that the browser has scrolled to. */
const showTile = ({ currentTarget }: FocusEvent) =>
  currentTarget.closest("article")?.scrollIntoView({ inline: "center", block: "nearest" });

function Fits({ solution }: { solution: Solution }) {
  return (
    <ul className="flex flex-wrap content-start gap-x-4 md:max-lg:gap-x-2.5 lg:gap-x-5">
      {fitting(products, fits[solution.id] ?? {}).map((product) => (
        <li key={product.model}>
          <a
            href={productPath(product)}
            onFocus={showTile}
            className="link inline-flex min-h-11 items-center font-semibold max-lg:text-small"
          >
            {product.model}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Tile({ solution, className, picture }: { solution: Solution; className: string; picture: string }) {
  return (
    <article className={`reveal max-md:grid max-md:grid-rows-subgrid ${className}`}>
      <div className="tile-picture relative overflow-hidden rounded-plate">
        <Picture
          name={solution.picture}
          alt={solution.alt}
          sizes="(width < 44rem) 90vw, (width < 80rem) 58vw, max(746px, 45vw)"
          className={`w-full object-cover max-md:absolute max-md:inset-0 lg:object-[50%_20%] ${picture}`}
        />
      </div>
      <h3 className="type-h3 mt-5">{solution.heading}</h3>
      <p className="mt-1.5 max-w-128 text-pretty text-muted md:min-h-[2lh]">{solution.text}</p>
      <Fits solution={solution} />
    </article>
  );
}

function NightTile({ solution, className }: { solution: Solution; className: string }) {
  return (
    <article
      className={`ground-dusk relative isolate flex print:min-h-0 print:overflow-visible print:p-0 flex-col justify-end overflow-hidden rounded-plate bg-page p-(--margin) pt-40 max-md:pb-2 text-ink md:min-h-112 md:p-10 lg:min-h-126 lg:p-14 ${className}`}
    >
      <Picture
        name={solution.picture}
        alt={solution.alt}
        sizes="(width < 80rem) 100vw, max(1280px, 77vw)"
        className="print:hidden absolute inset-0 -z-2 h-48 w-full object-cover object-[64%_50%] md:left-1/4 md:h-full md:w-3/4 md:object-[60%_85%]"
      />
      <div className="night-scrim print:hidden absolute inset-0 -z-1" />
      <h3 className="type-h3 max-w-[11em] md:text-part leading-heading tracking-heading stretch-heading">
        {solution.heading}
      </h3>
      <div className="md:w-[36%] lg:w-[55%]">
        <p className="mt-3.5 mb-3 max-w-100 text-pretty">{solution.text}</p>
        <Fits solution={solution} />
      </div>
    </article>
  );
}

const swiped = "max-md:row-span-4 max-md:snap-center";
/** The second of two tiles is the wider one. Its height follows its width: pictures are always cut at the same place. */
const layouts = [
  { className: "md:col-span-6 lg:col-span-5 lg:mt-14", picture: "lg:h-[calc(min(25.5rem,28.3vw)-3.5rem)]" },
  { className: "md:col-span-6 lg:col-span-7", picture: "lg:h-[min(25.5rem,28.3vw)]" },
];

const alone = { className: "md:col-span-12", picture: "lg:h-102" };

/** On a phone one row to swipe; its pictures, headings, texts and links are rows of one grid. */
export function SolutionTiles() {
  const pairs = solutions.filter(({ night }) => !night);
  const layoutOf = (i: number) => (i % 2 === 0 && i === pairs.length - 1 ? alone : layouts[i % 2]);
  return (
    <div className="-mx-(--margin) mt-7 max-md:grid max-md:auto-cols-[84%] max-md:grid-flow-col max-md:grid-rows-[minmax(13rem,1fr)_repeat(3,auto)] snap-x snap-mandatory gap-x-4 overflow-x-auto px-(--margin) [scrollbar-width:none] md:grid-12 md:mx-0 md:mt-12 md:items-start md:gap-y-10 md:overflow-visible md:px-0 lg:gap-y-12">
      {pairs.map((solution, i) => (
        <Tile
          key={solution.id}
          solution={solution}
          className={`${swiped} ${layoutOf(i)?.className}`}
          picture={`h-full md:h-88 ${layoutOf(i)?.picture}`}
        />
      ))}
      {solutions
        .filter(({ night }) => night)
        .map((solution) => (
          <NightTile key={solution.id} solution={solution} className={`${swiped} md:col-span-12`} />
        ))}
    </div>
  );
}
