import { listing } from "#content/listing.ts";
import { productTypes } from "#content/product-types.ts";
import { products } from "#content/products.ts";
import { modelsOf } from "../catalogue.ts";
import { journey } from "./journey.ts";

const cards = { role: "heading", level: 3, within: { css: ".product-card" } } as const;
const tab = (name: string) => ({ role: "tab", name }) as const;
const hybrids = modelsOf("hybrid");
const standards = modelsOf("standard");
const all = tab(listing.all);
const standard = tab(productTypes.standard.filter);
const hybrid = tab(productTypes.hybrid.filter);

journey("product tabs filter the list, and the choice in the URL survives reload and Back", async (visitor) => {
  await visitor.open("/products");
  await visitor.sees(cards, products.length);
  await visitor.click(standard);
  await visitor.seesTexts(cards, standards);
  await visitor.isAt("/products?type=standard");
  await visitor.click(hybrid);
  await visitor.seesTexts(cards, hybrids);
  await visitor.isAt("/products?type=hybrid");
  await visitor.reload();
  await visitor.seesTexts(cards, hybrids);
  await visitor.seesAttribute(hybrid, "aria-selected", "true");
  await visitor.click({ role: "link", name: "FLARE 8.2KW", within: { css: ".product-card" } });
  await visitor.isAt("/products/flare-82kw");
  await visitor.back();
  await visitor.isAt("/products?type=hybrid");
  await visitor.seesTexts(cards, hybrids);
  await visitor.click(all);
  await visitor.sees(cards, products.length);
  await visitor.isAt("/products");
});

journey("arrow keys move between product tabs", async (visitor) => {
  await visitor.openAndHydrate("/products");
  await visitor.click(all);
  await visitor.press("ArrowRight");
  await visitor.isFocusedOn(standard);
  await visitor.seesTexts(cards, standards);
  await visitor.press("End");
  await visitor.isFocusedOn(hybrid);
  await visitor.seesTexts(cards, hybrids);
  await visitor.press("Home");
  await visitor.isFocusedOn(all);
  await visitor.sees(cards, products.length);
});

journey("product tabs on the home page filter its list, and Back leaves the page", async (visitor) => {
  await visitor.open("/products");
  await visitor.open("/");
  await visitor.click(standard);
  await visitor.seesTexts({ ...cards, within: { css: "#products .product-card" } }, standards);
  await visitor.isAt("/?type=standard");
  await visitor.back();
  await visitor.isAt("/products");
});
