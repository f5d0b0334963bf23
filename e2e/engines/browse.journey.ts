import assert from "node:assert/strict";
import { frame } from "#content/frame.ts";
import { products } from "#content/products.ts";
import { productsPage } from "#content/products-page.ts";
import { pagePaths } from "../../src/site-map.ts";
import { eventually } from "./eventually.ts";
import { journey } from "./journey.ts";

const main = { role: "navigation", name: frame.menu.label } as const;
const footer = { role: "contentinfo" } as const;

for (const width of [390, 1280]) {
  journey(
    `at ${width} px every page shows its heading, typeface and pictures and does not scroll sideways`,
    async (visitor) => {
      await visitor.resize(width, 844);
      for (const path of pagePaths()) {
        await visitor.open(path);
        await visitor.sees({ role: "heading", level: 1 });
        assert.equal(await visitor.run(() => document.documentElement.scrollWidth <= innerWidth), true, path);
        await eventually(() => visitor.run(() => document.fonts.check("1rem 'Anek Latin'", "FLARE")), true, path);
        await eventually(() => visitor.run(brokenPictures), [], path);
      }
    },
  );
}

/** Lists the pictures that are not shown. Scrolls to the first, since pictures load when they are near. */
function brokenPictures() {
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  const missing = pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
  missing[0]?.scrollIntoView();
  return missing.map(({ currentSrc, src }) => currentSrc || src);
}

const aboutBelowHeader = () => {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  return Math.round((box("#about")?.top ?? 0) - (box("header")?.bottom ?? 0));
};

journey("navigation bar leads from a product page to a section of the home page, below the header", async (visitor) => {
  await visitor.open("/products/flare-62kw");
  await visitor.seesTexts({ css: "header nav > ul > li" }, [
    "HOME",
    "ABOUT",
    "SOLUTIONS",
    "PRODUCT",
    "SERVICES & SUPPORT",
  ]);
  await visitor.click({ role: "link", name: "ABOUT", exact: true, within: main });
  await visitor.isAt("/#about");
  await visitor.isFocusedOn({ css: "#about" });
  await eventually(() => visitor.run(aboutBelowHeader), 0, "below the header");
});

journey("product card leads to its page, and Back returns to the card", async (visitor) => {
  await visitor.open("/");
  await visitor.click({ role: "link", name: "FLARE 8.2KW", within: { css: "#products .product-card" } });
  await visitor.isAt("/products/flare-82kw");
  await visitor.sees({ role: "heading", level: 1, name: "FLARE 8.2KW" });
  await eventually(() => visitor.run(() => scrollY), 0, "scroll position");
  await visitor.back();
  await visitor.isAt("/");
  await eventually(() => visitor.run(() => scrollY > 1000), true, "scrolled to the card");
});

journey("footer leads to all products, and a card there to the specifications of its product", async (visitor) => {
  await visitor.open("/products/flare-42kw");
  await visitor.click({ role: "link", name: "View All Products", within: footer });
  await visitor.isAt("/products");
  await visitor.sees({ css: ".product-card" }, products.length);
  await visitor.click({ role: "link", name: productsPage.specificationsOf({ model: "FLARE 10.2KW" }) });
  await visitor.isAt("/products/flare-102kw#specifications");
  await visitor.isFocusedOn({ css: "#specifications" });
});

journey("'Skip to content' moves keyboard focus to the content", async (visitor) => {
  await visitor.open("/products");
  await visitor.press("Tab");
  await visitor.isFocusedOn({ role: "link", name: frame.skip });
  await visitor.press("Enter");
  await visitor.isFocusedOn({ role: "main" });
});
