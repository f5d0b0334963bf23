import { journey } from "./journey.ts";

const cards = { role: "heading", level: 3, within: { css: ".product-card" } } as const;
const tab = (name: string) => ({ role: "tab", name }) as const;
const hybrids = ["FLARE 6.2KW", "FLARE 8.2KW", "FLARE 10.2KW", "FLARE 5.0KW Hybrid"];

journey("tabs filter the products; the choice is in the address, survives reload and goes back", async (visitor) => {
  await visitor.open("/products");
  await visitor.sees(cards, 5);
  await visitor.click(tab("Hybrid Inverters"));
  await visitor.reads(cards, hybrids);
  await visitor.isAt("/products?type=hybrid");
  await visitor.reload();
  await visitor.reads(cards, hybrids);
  await visitor.finds(tab("Hybrid Inverters"), "aria-selected", "true");
  await visitor.click(tab("Standard Inverters"));
  await visitor.reads(cards, ["FLARE 4.2KW"]);
  await visitor.isAt("/products?type=standard");
  await visitor.back();
  await visitor.reads(cards, hybrids);
  await visitor.isAt("/products?type=hybrid");
  await visitor.click(tab("All Products"));
  await visitor.sees(cards, 5);
  await visitor.isAt("/products");
});

journey("arrow keys walk the tabs", async (visitor) => {
  await visitor.open("/products");
  await visitor.click(tab("All Products"));
  await visitor.press("ArrowRight");
  await visitor.isFocusedOn(tab("Standard Inverters"));
  await visitor.reads(cards, ["FLARE 4.2KW"]);
  await visitor.press("End");
  await visitor.isFocusedOn(tab("Hybrid Inverters"));
  await visitor.reads(cards, hybrids);
  await visitor.press("Home");
  await visitor.isFocusedOn(tab("All Products"));
  await visitor.sees(cards, 5);
});

journey("the home page filters too, and keeps its address", async (visitor) => {
  await visitor.open("/");
  await visitor.click(tab("Standard Inverters"));
  await visitor.reads({ ...cards, within: { css: "#products .product-card" } }, ["FLARE 4.2KW"]);
  await visitor.isAt("/");
});
