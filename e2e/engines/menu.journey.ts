import { journey } from "./journey.ts";

const trigger = { role: "button", name: "PRODUCT" } as const;
const main = { role: "navigation", name: "Main" } as const;
const entry = (name: string) => ({ role: "link", name, within: main }) as const;
const names = ["FLARE 4.2KW", "FLARE 6.2KW", "FLARE 8.2KW", "FLARE 10.2KW", "View All Products"];

journey("the PRODUCT menu opens by hover and closes when the mouse leaves", async (visitor) => {
  await visitor.open("/products");
  await visitor.seesNo(entry("FLARE 4.2KW"));
  await visitor.hover(trigger);
  for (const name of names) await visitor.sees(entry(name));
  await visitor.hover(entry("HOME"));
  await visitor.seesNo(entry("FLARE 4.2KW"));
});

for (const key of ["Enter", "ArrowDown"]) {
  journey(`it opens by ${key}, is walked by Tab and closes by Escape`, async (visitor) => {
    await visitor.open("/products");
    await visitor.run(() => document.querySelector<HTMLElement>("nav[aria-label=Main] button")?.focus());
    await visitor.press(key);
    await visitor.finds(trigger, "aria-expanded", "true");
    await visitor.press("Tab");
    await visitor.isFocusedOn(entry("FLARE 4.2KW"));
    await visitor.press("Escape");
    await visitor.finds(trigger, "aria-expanded", "false");
    await visitor.isFocusedOn(trigger);
  });
}

journey("its dotted link ends at the canonical address", async (visitor) => {
  await visitor.open("/");
  await visitor.click(trigger);
  await visitor.finds(entry("FLARE 4.2KW"), "href", "/products/flare-4.2kw");
  await visitor.click(entry("FLARE 4.2KW"));
  await visitor.isAt("/products/flare-42kw");
  await visitor.isFocusedOn({ role: "heading", level: 1, name: "FLARE 4.2KW" });
  await visitor.seesNo(entry("FLARE 4.2KW"));
});

journey("on a phone a toggle opens the menu, Escape closes it, and a link leads on", async (visitor) => {
  await visitor.resize(390, 844);
  await visitor.open("/products");
  await visitor.seesNo(main);
  await visitor.click({ role: "button", name: "Open menu" });
  for (const name of ["HOME", "ABOUT", "SOLUTIONS", ...names, "SERVICES & SUPPORT"]) await visitor.sees(entry(name));
  await visitor.press("Escape");
  await visitor.seesNo(main);
  await visitor.isFocusedOn({ role: "button", name: "Open menu" });
  await visitor.click({ role: "button", name: "Open menu" });
  await visitor.click(entry("ABOUT"));
  await visitor.isAt("/#about");
  await visitor.seesNo(main);
  await visitor.isFocusedOn({ css: "#about" });
});
