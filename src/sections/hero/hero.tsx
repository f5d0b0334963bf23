import { ArrowDown } from "lucide";
import { useState } from "react";
import { hero } from "#content/hero.ts";
import { localPath } from "../../format/paths.ts";
import { scenes } from "../../pictures/scenes.gen.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture, PicturePreload } from "../../ui/picture.tsx";
import { DayDial } from "./day-dial.tsx";
import "./hero.css";
import "./placement.css";
import "./slides.css";
import { useCarousel } from "./use-carousel.ts";

const { slides } = hero;
type HeroSlide = (typeof slides)[number];

const button =
  "flex-auto justify-center max-xs:px-3 max-2xs:px-1.5 max-2xs:text-small md:min-h-13.5 md:flex-none md:px-6 low:min-h-11 low:px-[clamp(0.5rem,1.5vw,1rem)] low:text-small";

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
      className="slide"
      data-scene={slide.picture}
      data-tone={scenes[slide.picture].headline}
      data-lead={scenes[slide.picture].lead}
      data-current={current || undefined}
    >
      <div className="scene print:hidden absolute inset-0 overflow-hidden">
        {load && (
          <Picture
            name={slide.picture}
            tall={`${slide.picture}-tall`}
            alt={slide.alt}
            sizes="100vw"
            priority={first}
            className="slide-picture absolute top-0 object-cover"
          />
        )}
      </div>
      <Headline className="headline type-h1" data-kern={/^T[aeo]/.test(slide.headline) || undefined}>
        {slide.headline}
      </Headline>
      <p className="lead mb-3 self-end text-balance text-body leading-[1.4] short:text-note md:mb-5 md:text-lead md:short:mb-4 md:short:text-body low:text-note print:text-coal">
        {slide.lead}
      </p>
    </div>
  );
}

/** Only the first picture is prerendered; the others load shortly before they are shown. */
export function Hero() {
  const { index, preloading, show, playing, autoAdvancing, reducedMotion, togglePaused, sectionProps } = useCarousel(
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
      aria-roledescription={hero.carousel}
      aria-label={hero.label}
      className="hero ground-hero relative isolate touch-pan-y touch-pinch-zoom overflow-hidden"
      data-tone={scenes[slide.picture].headline}
      data-words={scenes[slide.picture].words}
      data-sky={scenes[slide.picture].sky}
      {...sectionProps}
    >
      {first && <PicturePreload name={first.picture} tall={`${first.picture}-tall`} sizes="100vw" />}
      {slides.map((each, i) => (
        <Slide
          key={each.id}
          slide={each}
          first={i === 0}
          current={i === index}
          load={seen.has(i) || i === preloading}
        />
      ))}
      <div className="hero-buttons print:hidden flex gap-2.5 text-center [grid-area:buttons]">
        <ButtonLink href={localPath("/#products")} size="low" className={button}>
          {hero.explore}
          <Icon of={ArrowDown} className="hidden md:block" />
        </ButtonLink>
        <Button variant="line" size="low" onClick={scrollToAbout} className={`needs-script ${button}`}>
          {hero.learnMore}
        </Button>
      </div>
      <DayDial {...{ slides, index, show, playing, autoAdvancing, reducedMotion, togglePaused }} />
    </section>
  );
}
