/** Time of a step in the planner and on the slider of the day with the CPU slowed four times, compared with a plain button in the same browser. */
import { chromium, type Page } from "@playwright/test";
import { planner } from "#content/planner.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { applianceName } from "../src/sections/planner/names.ts";
import { launchOptions } from "../tools/chromium.ts";
import { serveOverTls } from "./bench-server.ts";
import { PHONE } from "./control-page.ts";
import { median } from "./median.ts";

const CPU_SLOWDOWN = 4;
const ROUNDS = 4;
const STEPS = 40;
const FRAME_MS = 1000 / 60;

const SLIDER = ".day-slider";

const name = applianceName({ id: "fan" });
const oneMore = planner.list.oneMore({ name });
const oneFewer = planner.list.oneFewer({ name });

/** Times from click to finished layout. React renders a click in a microtask. */
async function timeClicks(page: Page, selector: string): Promise<number[]> {
  await page.bringToFront();
  return page.evaluate(
    async ([selector, steps]) => {
      const times: number[] = [];
      for (let i = 0; i < steps; i++) {
        const button = document.querySelector<HTMLButtonElement>(selector);
        if (!button) throw new Error(`no ${selector}`);
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 30)));
        const text = document.body.textContent;
        const before = performance.now();
        button.click();
        await Promise.resolve();
        document.body.getBoundingClientRect();
        times.push(performance.now() - before);
        if (document.body.textContent === text) throw new Error("the step changed nothing");
      }
      return times;
    },
    [selector, STEPS] as const,
  );
}

/** Times of steps to and fro on a slider, from its event to finished layout. */
async function timeSlides(page: Page, selector: string): Promise<number[]> {
  await page.bringToFront();
  return page.evaluate(
    async ([selector, steps]) => {
      const slider = document.querySelector<HTMLInputElement>(selector);
      if (!slider) throw new Error(`no ${selector}`);
      const times: number[] = [];
      for (let i = 0; i < steps; i++) {
        const isUp = Math.floor(i / 10) % 2 === 0;
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 150)));
        const text = slider.getAttribute("aria-valuetext");
        const before = performance.now();
        if (isUp) slider.stepUp();
        else slider.stepDown();
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        await Promise.resolve();
        document.body.getBoundingClientRect();
        times.push(performance.now() - before);
        if (slider.getAttribute("aria-valuetext") === text) throw new Error("the step changed nothing");
      }
      return times;
    },
    [selector, STEPS] as const,
  );
}

async function cpuThrottle(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
}

const server = await serveOverTls(".");
const browser = await chromium.launch(launchOptions);
const site = await browser.newPage({ viewport: PHONE, ignoreHTTPSErrors: true });
await site.goto(`${server.url}/#find-your-flare`);
await site.getByRole("button", { name: planner.list.heading }).click();
await site.getByRole("button", { name: oneMore }).click();
const control = await browser.newPage({ viewport: PHONE });
await control.setContent("<button id=b>0</button>");
await control.evaluate(() => {
  const button = document.querySelector("#b");
  button?.addEventListener("click", () => {
    button.textContent = String(Number(button.textContent) + 1);
  });
});
const throttles = [await cpuThrottle(site), await cpuThrottle(control)];

// Counts up beyond what one inverter carries, then down again.
async function timeSteps(rate: number) {
  for (const throttle of throttles) await throttle(rate);
  const steps: number[] = [];
  const presses: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    steps.push(...(await timeClicks(site, `[aria-label="${round % 2 ? oneFewer : oneMore}"]`)));
    presses.push(...(await timeClicks(control, "#b")));
  }
  return { step: median(steps), press: median(presses) };
}

const inFrames = (ms: number) => `${ms.toFixed(1)} ms (${(ms / FRAME_MS).toFixed(2)} of a frame)`;

/** Throttling pauses the page in slices, which a short task may miss; hence also the unthrottled time, multiplied. */
async function report(state: string) {
  const unthrottled = await timeSteps(1);
  const throttled = await timeSteps(CPU_SLOWDOWN);
  console.log(
    `a step in the planner, ${state}: ${CPU_SLOWDOWN} × ${unthrottled.step.toFixed(2)} ms = ${inFrames(unthrottled.step * CPU_SLOWDOWN)} (plain button ${unthrottled.press.toFixed(2)} ms), throttled by the browser ${inFrames(throttled.step)} (plain button ${throttled.press.toFixed(2)} ms)`,
  );
}

await report("initial state on a phone");
await site.getByRole("button", { name: plannerSavings.heading }).click();
await site.locator("summary", { hasText: plannerSavings.more.title }).click();
await report("year and hours expanded");
await site.locator(SLIDER).scrollIntoViewIfNeeded();
await site.locator(SLIDER).press("Home");
await site.waitForLoadState("networkidle");
for (const rate of [1, CPU_SLOWDOWN]) {
  await throttles[0]?.(rate);
  const step = median(await timeSlides(site, SLIDER));
  console.log(`a step of the day, CPU slowed ${rate} times: ${inFrames(step)}`);
}
await browser.close();
server.close();
