import { ArrowDown } from "lucide-react";
import { useState } from "react";
import type { HeroSlide } from "../../content/hero-slides.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture, PicturePreload } from "../../ui/picture.tsx";
import { DayDial } from "./day-dial.tsx";
import "./hero.css";
import "./slides.css";
import "./slides-dark.css";
import { useCarousel } from "./use-carousel.ts";

const tones: Record<HeroSlide["id"], "ink" | "cream"> = {
  sunrise: "ink",
  noon: "ink",
  golden: "cream",
  night: "cream",
};

const scrollToAbout = () => {
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const about = document.getElementById("about");
  about?.scrollIntoView({ behavior: reducedMotion ? "auto" : "smooth" });
  about?.focus({ preventScroll: true });
};

function Slide({ slide, first, current, load }: { slide: HeroSlide; first: boolean; current: boolean; load: boolean }) {
  const Headline = first ? "h1" : "p";
  return (
    <div
      className={`slide absolute inset-0 -z-1 ${first ? "" : "print:hidden"}`}
      data-slide={slide.id}
      data-current={current || undefined}
    >
      {load && (
        <Picture
          name={slide.picture}
          tall={slide.tallPicture}
          alt={slide.alt}
          sizes="100vw"
          priority={first}
          className="slide-picture print:hidden absolute inset-0 h-[84%] w-full object-cover md:h-full"
        />
      )}
      <div className="slide-words wrap relative z-1 flex h-full flex-col justify-between pt-23 pb-66 md:pt-28 md:pb-31 lg:py-32 low-tablet:pt-19 low-tablet:pb-28 lg:short:pt-25">
        <Headline className="headline">{slide.headline}</Headline>
        <p className="type-lead max-w-124 text-balance print:text-coal">{slide.lead}</p>
      </div>
    </div>
  );
}

/** Only the first picture is prerendered; the others load shortly before they are shown. */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const { index, preloading, show, playing, autoAdvancing, reducedMotion, togglePaused, frame } = useCarousel(
    slides.length,
  );
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]));
  const [first] = slides;
  const slide = slides[index];
  if (!slide) return null;
  if (!seen.has(index)) setSeen(new Set([...seen, index]));
  return (
    <section
      id="home"
      tabIndex={-1}
      aria-roledescription="carousel"
      aria-label="FLARE through the day"
      className="hero relative isolate flex h-[clamp(40rem,100svh-2.5rem,56rem)] touch-pan-y touch-pinch-zoom flex-col justify-end overflow-hidden md:h-[clamp(42rem,100svh-2.5rem,68rem)] low-tablet:h-[max(24rem,100svh)]"
      data-tone={tones[slide.id]}
      data-slide={slide.id}
      {...frame}
    >
      {first && <PicturePreload name={first.picture} tall={first.tallPicture} sizes="100vw" />}
      {slides.map((each, i) => (
        <Slide
          key={each.id}
          slide={each}
          first={i === 0}
          current={i === index}
          load={seen.has(i) || i === preloading}
        />
      ))}
      <div className="hero-foot wrap print:hidden flex flex-col gap-4 pb-4 transition-[color] duration-(--time-daylight) md:flex-row md:items-end md:justify-between md:pb-10">
        <div className="hero-buttons flex gap-2.5 text-center">
          <ButtonLink href="/#products">
            Explore Our Products
            <Icon of={ArrowDown} className="hidden md:block" />
          </ButtonLink>
          <Button variant="line" onClick={scrollToAbout} className="needs-script">
            Learn More
          </Button>
        </div>
        <DayDial
          times={slides.map(({ time }) => time)}
          {...{ index, show, playing, autoAdvancing, reducedMotion, togglePaused }}
        />
      </div>
    </section>
  );
}
