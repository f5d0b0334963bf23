import { expect, open, test } from "./test.ts";

for (const viewport of [
  { width: 412, height: 915 },
  { width: 1440, height: 900 },
]) {
  test(`the first slide's picture is the largest paint at ${viewport.width} px, and the only slide loaded at first`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const pictures: string[] = [];
    page.on("request", (request) => request.url().includes("/pictures/") && pictures.push(request.url()));
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
    expect(largest).toBe("sunrise");
    const slides = pictures.filter((url) => /\/(sunrise|noon|golden|night)-/.test(url));
    expect(slides).toHaveLength(1);
    expect(slides[0]).toContain(viewport.width < 704 ? "/sunrise-tall-" : "/sunrise-");
  });
}
