import { hero } from "#content/hero.ts";
import { journey } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const count = hero.slides.length;
const dot = (n: number) => ({ role: "button", name: hero.goTo({ number: n }) }) as const;
const status = { css: ".day-dial [aria-live]" };

async function showsSlide(visitor: Visitor, n: number) {
  const slide = hero.slides[n - 1];
  await visitor.seesTexts(status, [hero.place({ time: slide?.time ?? "", number: n, count })]);
  await visitor.seesAttribute(dot(n), "aria-current", "true");
  await visitor.sees({ css: ".slide[data-current] .headline", name: slide?.headline, exact: true });
}

/** The current slide, which on a slow machine need not be the first any more. */
async function currentSlide(visitor: Visitor) {
  const dots = await visitor.find({ css: ".day-dot" });
  return 1 + dots.findIndex(({ attributes }) => attributes["aria-current"] === "true");
}

const next = (n: number, steps = 1) => ((n - 1 + steps + count) % count) + 1;

journey("carousel advances by itself", async (visitor) => {
  await visitor.open("/");
  const first = await currentSlide(visitor);
  await showsSlide(visitor, next(first));
  await showsSlide(visitor, next(first, 2));
});

journey("carousel shows the slide of a clicked dot, and announces slides only while paused", async (visitor) => {
  await visitor.open("/");
  await visitor.seesAttribute(status, "aria-live", "off");
  await visitor.click({ role: "button", name: hero.pause });
  await visitor.seesAttribute(status, "aria-live", "polite");
  await visitor.click(dot(count));
  await showsSlide(visitor, count);
  await visitor.click({ role: "button", name: hero.play });
  await visitor.seesAttribute(status, "aria-live", "off");
});

journey("carousel stops while a dot has keyboard focus, and arrow keys turn it", async (visitor) => {
  await visitor.openAndHydrate("/");
  await visitor.run(() => document.querySelector<HTMLElement>(".hero-buttons button")?.focus());
  await visitor.press("Tab");
  await visitor.isFocusedOn(dot(1));
  const current = await currentSlide(visitor);
  await visitor.press("ArrowRight");
  await showsSlide(visitor, next(current));
  await visitor.press("ArrowLeft");
  await visitor.press("ArrowLeft");
  await showsSlide(visitor, next(current, -1));
});
