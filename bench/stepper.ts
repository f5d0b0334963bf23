/** How long a step in the planner takes until every figure has followed, on a CPU slowed four times, beside a bare button in the same browser. */
import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "../tools/chromium.ts";
import { serveOverTls } from "./bench-server.ts";
import { PHONE } from "./control-page.ts";
import { median } from "./median.ts";

const SLOWER = 4;
const ROUNDS = 4;
const STEPS = 40;
const FRAME_MS = 1000 / 60;

/** From each click until the changed page is laid out, on one button. React answers a click in a microtask. */
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

/** Sets how many times slower a page's CPU is. */
async function brakeOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
}

const server = await serveOverTls(".");
const browser = await chromium.launch(launchOptions);
const site = await browser.newPage({ viewport: PHONE, ignoreHTTPSErrors: true });
await site.goto(`${server.address}/#find-your-flare`);
await site.getByRole("button", { name: "Count your appliances" }).click();
await site.getByRole("button", { name: "One more: Ceiling fan" }).click();
const control = await browser.newPage({ viewport: PHONE });
await control.setContent("<button id=b>0</button>");
await control.evaluate(() => {
  const button = document.querySelector("#b");
  button?.addEventListener("click", () => {
    button.textContent = String(Number(button.textContent) + 1);
  });
});
const brakes = [await brakeOf(site), await brakeOf(control)];

// Up to far more than one inverter carries, and down again.
async function timeSteps(rate: number) {
  for (const brake of brakes) await brake(rate);
  const steps: number[] = [];
  const presses: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    steps.push(...(await timeClicks(site, `[aria-label='One ${round % 2 ? "fewer" : "more"}: Ceiling fan']`)));
    presses.push(...(await timeClicks(control, "#b")));
  }
  return { step: median(steps), press: median(presses) };
}

const inWords = (ms: number) => `${ms.toFixed(1)} ms (${(ms / FRAME_MS).toFixed(2)} of a frame)`;

/** The brake stops the page in slices, which a short task may pay for or not: so also without it, times four. */
async function report(state: string) {
  const free = await timeSteps(1);
  const braked = await timeSteps(SLOWER);
  console.log(
    `a step in the planner, ${state}: ${inWords(free.step * SLOWER)} as ${SLOWER} times its ${free.step.toFixed(2)} ms at full speed (a bare button ${free.press.toFixed(2)}), ${inWords(braked.step)} with the browser's brake at ${SLOWER} (a bare button ${braked.press.toFixed(2)})`,
  );
}

await report("as it comes on a phone");
for (const name of ["Your day", "A year of it, in rupees"]) await site.getByRole("button", { name }).click();
await report("day and year unfolded");
await browser.close();
server.close();
