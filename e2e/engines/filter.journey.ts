import { journey } from "./journey.ts";

const cards = { role: "heading", level: 3, within: { css: ".product-card" } } as const;
const tab = (name: string) => ({ role: "tab", name }) as const;
const hybrids = ["FLARE 6.2KW", "FLARE 8.2KW", "FLARE 10.2KW", "FLARE 5.0KW Hybrid"];

journey("product tabs filter the list, and the choice in the address survives reload and Back", async (visitor) => {
  await visitor.open("/products");
  await visitor.sees(cards, 5);
  await visitor.click(tab("Standard Inverters"));
  await visitor.seesTexts(cards, ["FLARE 4.2KW"]);
  await visitor.isAt("/products?type=standard");
  await visitor.click(tab("Hybrid Inverters"));
  await visitor.seesTexts(cards, hybrids);
  await visitor.isAt("/products?type=hybrid");
  await visitor.reload();
  await visitor.seesTexts(cards, hybrids);
  await visitor.seesAttribute(tab("Hybrid Inverters"), "aria-selected", "true");
  await visitor.click({ role: "link", name: "FLARE 8.2KW", within: { css: ".product-card" } });
  await visitor.isAt("/products/flare-82kw");
  await visitor.back();
  await visitor.isAt("/products?type=hybrid");
  await visitor.seesTexts(cards, hybrids);
  await visitor.click(tab("All Products"));
  await visitor.sees(cards, 5);
  await visitor.isAt("/products");
});

journey("arrow keys move between product tabs", async (visitor) => {
  await visitor.openHydrated("/products");
  await visitor.click(tab("All Products"));
  await visitor.press("ArrowRight");
  await visitor.isFocusedOn(tab("Standard Inverters"));
  await visitor.seesTexts(cards, ["FLARE 4.2KW"]);
  await visitor.press("End");
  await visitor.isFocusedOn(tab("Hybrid Inverters"));
  await visitor.seesTexts(cards, hybrids);
  await visitor.press("Home");
  await visitor.isFocusedOn(tab("All Products"));
  await visitor.sees(cards, 5);
});

journey("product tabs on the home page filter its list, and Back leaves the page", async (visitor) => {
  await visitor.open("/products");
  await visitor.open("/");
  await visitor.click(tab("Standard Inverters"));
  await visitor.seesTexts({ ...cards, within: { css: "#products .product-card" } }, ["FLARE 4.2KW"]);
  await visitor.isAt("/?type=standard");
  await visitor.back();
  await visitor.isAt("/products");
});
