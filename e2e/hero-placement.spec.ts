/** Words and dial of the hero keep clear of the pictures' subjects, whose boxes are in art/scenes.json. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { hero as words } from "#content/hero.ts";
import { pictures } from "../src/pictures/manifest.gen.ts";
import { expect, open, stopClock, test } from "./test.ts";

type Box = { left: number; top: number; right: number; bottom: number };
type NamedBox = Box & { name: string };
const scenes: Record<string, { subject: [number, number, number, number]; lead?: "sky" }> = JSON.parse(
  readFileSync("art/scenes.json", "utf8"),
);

const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1366, 650],
  [1366, 768],
  [1440, 900],
  [1920, 900],
  [2560, 1080],
  [2560, 1440],
] as const;

/** The colour that replaces every picture here; no scrim has it. */
const PICTURE = [0, 200, 0];

/** All slides are laid out, the current one or not. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const plain = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
    const lines = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return plain(range.getBoundingClientRect());
    };
    const box = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`no ${selector}`);
      return plain(element.getBoundingClientRect());
    };
    const controls = [".hero-buttons", ".day-dial"].map((name) => ({ name, ...box(name) }));
    const slides = [...document.querySelectorAll(".slide")].map((slide) => {
      const [headline, lead, image] = [".headline", ".lead", "img"].map((each) => slide.querySelector(each));
      if (!headline || !lead || !image) throw new Error("incomplete slide");
      const { fontSize, lineHeight } = getComputedStyle(lead);
      const [x = 0, y = 0] = getComputedStyle(image).objectPosition.split(" ").map(Number.parseFloat);
      const words = [
        { name: "headline", ...lines(headline) },
        { name: "lead", ...lines(lead) },
      ];
      const leadHeight = lead.getBoundingClientRect().height;
      return {
        words,
        frame: plain(image.getBoundingClientRect()),
        offset: { x, y },
        headlineSize: getComputedStyle(headline).fontSize,
        leadLines: Math.round(leadHeight / (Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.4)),
      };
    });
    const tall = matchMedia("(width < 44rem) and (orientation: portrait)").matches;
    const wide = matchMedia("(width >= 44rem)").matches;
    return { slides, controls, tall, wide, hero: box(".hero"), header: box(".site-header > .wrap") };
  });

type Measured = Awaited<ReturnType<typeof measure>>;

/** Where the subject is on the page. The picture covers its frame from `offset`. */
function subjectOf(name: keyof typeof pictures, { frame, offset }: Measured["slides"][number]): Box {
  const { width, height } = pictures[name];
  const scale = Math.max((frame.right - frame.left) / width, (frame.bottom - frame.top) / height);
  const [left, top, right, bottom] = scenes[name]?.subject ?? [0, 0, 1, 1];
  const x = (share: number) => frame.left + offset.x + share * width * scale;
  const y = (share: number) => frame.top + offset.y + share * height * scale;
  return { left: x(left), top: y(top), right: x(right), bottom: y(bottom) };
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

function problems({ slides, controls, tall, wide, hero, header }: Measured): string[] {
  return slides.flatMap((slide, i) => {
    const { picture } = words.slides[i] as (typeof words.slides)[number];
    const name = tall ? (`${picture}-tall` as const) : picture;
    const subject = { name: "subject", ...subjectOf(name, slide) };
    const boxes: NamedBox[] = [subject, { name: "header", ...header }, ...slide.words, ...controls];
    const clashes = boxes.flatMap((a, at) => boxes.slice(at + 1).flatMap((b) => (overlap(a, b) ? [[a, b]] : [])));
    const cut = boxes.filter(
      ({ left, top, right, bottom }) =>
        left < hero.left - 1 || right > hero.right + 1 || top < hero.top - 1 || bottom > hero.bottom + 1,
    );
    const lead = slide.words.find((each) => each.name === "lead");
    const low = wide && scenes[name]?.lead === "sky" && (lead?.bottom ?? 0) > subject.top;
    return [
      ...(low ? [`${name}: lead is not in the sky`] : []),
      ...clashes.map(([a, b]) => `${name}: ${a?.name} on ${b?.name}`),
      ...cut.map((box) => `${name}: ${box.name} is cut off`),
    ];
  });
}

/** The share of the screen that is picture and nothing else: scrims are drawn over the colour of the picture. */
async function clearShare(page: Page): Promise<number> {
  // In the margin, where there are no words.
  const { data, info } = await sharp(await page.screenshot({ clip: { x: 4, y: 0, width: 1, height: 640 } }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isClear = (y: number) => PICTURE.every((value, channel) => Math.abs(value - (data[3 * y + channel] ?? 0)) < 26);
  return Array.from({ length: info.height }, (_, y) => y).filter(isClear).length / info.height;
}

async function expectRoomOnSmallPhone(page: Page, { slides, controls }: Measured) {
  const dial = controls.find(({ name }) => name === ".day-dial");
  expect.soft((dial?.bottom ?? 0) - (dial?.top ?? 0), "height of the dial").toBe(44);
  for (const [i, { leadLines }] of slides.entries()) {
    expect.soft(leadLines).toBeLessThanOrEqual(2);
    await page.locator(".day-dot").nth(i).dispatchEvent("click");
    await expect(page.locator(".slide").nth(i)).toHaveAttribute("data-current");
    expect.soft(await clearShare(page), `clear picture on slide ${i + 1}`).toBeGreaterThanOrEqual(0.45);
  }
}

test("words and dial keep clear of each picture's subject and of each other from 320 to 2560 px", async ({ page }) => {
  // Only the boxes matter here: without pictures and the rest of the page, the many sizes take a fraction of the time.
  const fill = `rgb(${PICTURE})`;
  const dot = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path fill="${fill}" d="M0 0h1v1H0z"/></svg>`;
  await page.route("**/pictures/*", (route) => route.fulfill({ contentType: "image/svg+xml", body: dot }));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopClock(page);
  await open(page, "/");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".hero ~ *, #footer { display: none }");
    document.adoptedStyleSheets.push(sheet);
  });
  for (const i of words.slides.keys()) await page.locator(".day-dot").nth(i).dispatchEvent("click");
  await expect(page.locator(".slide img")).toHaveCount(words.slides.length);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const measured = await measure(page);
    const size = `${width} x ${height}`;
    expect.soft(problems(measured), size).toEqual([]);
    const headlineSizes = new Set(measured.slides.map(({ headlineSize }) => headlineSize));
    if (measured.tall) expect.soft(headlineSizes.size, `headlines have one size at ${size}`).toBe(1);
    expect.soft(measured.hero.bottom, `hero fits ${size}`).toBeLessThanOrEqual(Math.max(height, 360));
    if (size === "360 x 640") await expectRoomOnSmallPhone(page, measured);
  }
});
