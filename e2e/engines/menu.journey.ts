import { frame } from "#content/frame.ts";
import { inMenu } from "../catalogue.ts";
import { journey } from "./journey.ts";

const trigger = { role: "button", name: "PRODUCT" } as const;
const main = { role: "navigation", name: frame.menu.label } as const;
const phoneMenu = { role: "navigation", name: frame.menu.button } as const;
const entry = (name: string, within: typeof main | typeof phoneMenu = main) =>
  ({ role: "link", name, within }) as const;
const names = [...inMenu, "View All Products"];

journey("PRODUCT menu opens on hover and closes when the mouse leaves", async (visitor) => {
  await visitor.openAndHydrate("/products");
  await visitor.seesNo(entry("FLARE 4.2KW"));
  await visitor.hover(trigger);
  for (const name of names) await visitor.sees(entry(name));
  await visitor.hover(entry("HOME"));
  await visitor.seesNo(entry("FLARE 4.2KW"));
});

for (const key of ["Enter", "ArrowDown"]) {
  journey(`PRODUCT menu opens with ${key}, is entered with Tab and closes with Escape`, async (visitor) => {
    await visitor.openAndHydrate("/products");
    await visitor.run(() => document.querySelector<HTMLElement>("header nav button")?.focus());
    await visitor.press(key);
    await visitor.seesAttribute(trigger, "aria-expanded", "true");
    await visitor.press("Tab");
    await visitor.isFocusedOn(entry(names[0] ?? ""));
    await visitor.press("Escape");
    await visitor.seesAttribute(trigger, "aria-expanded", "false");
    await visitor.isFocusedOn(trigger);
  });
}

journey("dotted link in the PRODUCT menu ends at the canonical URL", async (visitor) => {
  await visitor.open("/");
  await visitor.click(trigger);
  await visitor.seesAttribute(entry("FLARE 4.2KW"), "href", "/products/flare-4.2kw");
  await visitor.click(entry("FLARE 4.2KW"));
  await visitor.isAt("/products/flare-42kw");
  await visitor.sees({ role: "heading", level: 1, name: "FLARE 4.2KW" });
  await visitor.seesNo(entry("FLARE 4.2KW"));
});

journey("phone menu opens by its button, closes with Escape, and its links lead on", async (visitor) => {
  await visitor.resize(390, 844);
  await visitor.open("/products");
  await visitor.seesNo(phoneMenu);
  await visitor.click({ role: "button", name: frame.menu.button });
  for (const name of ["HOME", "ABOUT", "SOLUTIONS", ...names, "SERVICES & SUPPORT"])
    await visitor.sees(entry(name, phoneMenu));
  await visitor.press("Escape");
  await visitor.seesNo(phoneMenu);
  await visitor.isFocusedOn({ role: "button", name: frame.menu.button });
  await visitor.click({ role: "button", name: frame.menu.button });
  await visitor.click(entry("ABOUT", phoneMenu));
  await visitor.isAt("/#about");
  await visitor.seesNo(phoneMenu);
  await visitor.isFocusedOn({ css: "#about" });
});
