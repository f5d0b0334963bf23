/** How long a step in the planner takes until every figure has followed, on a CPU slowed four times, beside a bare button in the same browser. */
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../tools/chromium.ts";
import { serveWithControls } from "./bench-server.ts";
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

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return session;
}

const server = await serveWithControls();
const browser = await chromium.launch(launchOptions);
const site = await browser.newPage({ viewport: PHONE });
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
await slowed(site);
await slowed(control);
const presses: number[] = [];

// Up to far more than one inverter carries, and down again.
async function timeSteps(): Promise<number> {
  const steps: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    steps.push(...(await timeClicks(site, `[aria-label='One ${round % 2 ? "fewer" : "more"}: Ceiling fan']`)));
    presses.push(...(await timeClicks(control, "#b")));
  }
  return median(steps);
}

const asItComes = await timeSteps();
for (const name of ["Your day", "A year of it, in rupees"]) await site.getByRole("button", { name }).click();
const allOpen = await timeSteps();
await browser.close();
server.close();

const inWords = (time: number) => `${time.toFixed(1)} ms (${(time / FRAME_MS).toFixed(2)} of a frame)`;
console.log(
  `a step in the planner, CPU slowed ${SLOWER}x: ${inWords(asItComes)} as it comes on a phone, ${inWords(allOpen)} with day and year unfolded; a bare button: ${median(presses).toFixed(2)} ms`,
);
