import { hero } from "#content/hero.ts";
import { expect, open, test } from "./test.ts";

const shown = hero.slides.map(({ picture }) => picture);
const [first] = shown;
const isSlide = (url: string) => shown.some((picture) => url.includes(`/pictures/${picture}-`));

for (const screen of [
  { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, picture: `/${first}-tall-` },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, picture: `/${first}-` },
]) {
  const { viewport, deviceScaleFactor, picture } = screen;
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, deviceScaleFactor });

    test("first slide's picture is the largest contentful paint, loaded once, and no other slide is loaded", async ({
      page,
    }) => {
      const slides: string[] = [];
      page.on("request", (request) => isSlide(request.url()) && slides.push(request.url()));
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, "/");
      const largest = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            new PerformanceObserver((list) => {
              const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
              if (last?.element?.matches("img")) resolve(last.element.getAttribute("data-picture") ?? "");
            }).observe({ type: "largest-contentful-paint", buffered: true });
          }),
      );
      expect(largest).toBe(first);
      expect(slides).toEqual([expect.stringContaining(picture)]);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("first slide's picture is preloaded in the shown sizes, before all other pictures", async ({ page }) => {
        const requests: { url: string; initialPriority: string; isLinkPreload?: boolean }[] = [];
        const session = await page.context().newCDPSession(page);
        session.on("Network.requestWillBeSent", ({ request }) => requests.push(request));
        await session.send("Network.enable");
        await page.goto("/");
        const preloads = await page.evaluate(() =>
          [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]")]
            .filter(({ media }) => matchMedia(media).matches)
            .map(({ type, imageSrcset, imageSizes, fetchPriority }) => ({
              type,
              imageSrcset,
              imageSizes,
              fetchPriority,
            })),
        );
        const [shown] = await page
          .locator("picture:has(> .slide-picture) > source")
          .evaluateAll((sources) =>
            (sources as HTMLSourceElement[])
              .filter(({ type, media }) => type === "image/avif" && matchMedia(media || "all").matches)
              .map(({ type, srcset, sizes }) => ({ type, imageSrcset: srcset, imageSizes: sizes })),
          );
        expect(preloads).toEqual([{ ...shown, fetchPriority: "high" }]);
        const pictures = requests.filter(({ url }) => url.includes("/pictures/"));
        expect(pictures[0]).toMatchObject({ isLinkPreload: true, initialPriority: "High" });
        expect(pictures.map(({ url }) => url).filter((url) => url.includes(`/${first}-`))).toEqual([
          expect.stringContaining(picture),
        ]);
      });
    });
  });
}
