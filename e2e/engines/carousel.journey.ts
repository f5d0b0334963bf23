import { heroSlides } from "../../src/content/hero-slides.ts";
import { journey } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const dot = (n: number) => ({ role: "button", name: `Go to slide ${n}` }) as const;
const words = { css: ".day-dial [aria-live]" };

async function showsSlide(visitor: Visitor, n: number) {
  const slide = heroSlides[n - 1];
  await visitor.reads(words, [`${slide?.time}, ${n} of ${heroSlides.length}`]);
  await visitor.finds(dot(n), "aria-current", "true");
  await visitor.sees({ css: ".slide[data-current] .headline", name: slide?.headline, exact: true });
}

/** The slide that is on: on a slow machine it need not be the first any more. */
async function slideNow(visitor: Visitor) {
  const [found] = await visitor.all(words);
  return Number(found?.text.match(/(\d) of 4/)?.[1]);
}

const next = (n: number, steps = 1) => ((n - 1 + steps + 4) % 4) + 1;

journey("slides advance by themselves", async (visitor) => {
  await visitor.open("/");
  const first = await slideNow(visitor);
  await showsSlide(visitor, next(first));
  await showsSlide(visitor, next(first, 2));
});

journey("a dot shows its slide; paused, the slide stays and is announced", async (visitor) => {
  await visitor.open("/");
  await visitor.finds(words, "aria-live", "off");
  await visitor.click({ role: "button", name: "Pause" });
  await visitor.finds(words, "aria-live", "polite");
  await visitor.click(dot(3));
  await showsSlide(visitor, 3);
  await visitor.click({ role: "button", name: "Play" });
  await visitor.finds(words, "aria-live", "off");
});

journey("it waits under keyboard focus, and arrow keys turn it", async (visitor) => {
  await visitor.open("/");
  await visitor.run(() => document.querySelector<HTMLElement>(".hero-buttons button")?.focus());
  await visitor.press("Tab");
  await visitor.isFocusedOn(dot(1));
  const waiting = await slideNow(visitor);
  await visitor.press("ArrowRight");
  await showsSlide(visitor, next(waiting));
  await visitor.press("ArrowLeft");
  await visitor.press("ArrowLeft");
  await showsSlide(visitor, next(waiting, -1));
});
