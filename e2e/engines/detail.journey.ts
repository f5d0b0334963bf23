import { flare62 } from "../../src/content/products/flare-62kw.ts";
import { specNotes } from "../../src/content/spec-notes.ts";
import { typeLabel } from "../../src/model/product.ts";
import { specRows } from "../../src/model/spec.ts";
import { eventually } from "./eventually.ts";
import { journey } from "./journey.ts";

const rows = specRows(flare62);
const stage = { role: "region", name: "FLARE 6.2KW", exact: true } as const;
const specification = { role: "region", name: "Technical Specifications" } as const;

journey("product page shows type, description, features and all specifications", async (visitor) => {
  await visitor.open("/products/flare-62kw");
  await visitor.seesTexts({ role: "heading", level: 1, within: stage }, ["FLARE 6.2KW"]);
  await visitor.sees({ css: "p", name: typeLabel(flare62.type), exact: true, within: stage });
  await visitor.sees({ css: "p", name: flare62.description, exact: true, within: stage });
  await visitor.sees({ role: "img", name: "FLARE 6.2KW inverter", within: stage });
  const features = { role: "heading", level: 3, within: { role: "region", name: "Key features" } } as const;
  await visitor.seesTexts(features, [...flare62.features]);
  await visitor.seesTexts(
    { role: "rowheader", within: specification },
    rows.map(({ label }) => label),
  );
  await visitor.seesTexts(
    { css: ".spec-value", within: specification },
    rows.map(({ value }) => value),
  );
});

journey("'View Specifications' leads to the table, whose rows show a tooltip on keyboard focus", async (visitor) => {
  await visitor.openHydrated("/products/flare-62kw");
  await visitor.click({ role: "link", name: "View Specifications", within: stage });
  await visitor.isAt("/products/flare-62kw#specifications");
  await visitor.isFocusedOn({ css: "#specifications" });
  await visitor.press("Tab");
  await visitor.isFocusedOn({ role: "link", name: "Download Specifications", within: specification });
  for (const { id } of rows.slice(0, 2)) {
    await visitor.press("Tab");
    await eventually(() => visitor.run(tooltipText), specNotes[id].term, "tooltip");
  }
  await visitor.press("Escape");
  await eventually(() => visitor.run(tooltipText), null, "tooltip");
});

journey("specification row shows a tooltip on hover", async (visitor) => {
  await visitor.openHydrated("/products/flare-62kw");
  const [row] = rows;
  if (!row) throw new Error("no rows");
  await visitor.hover({ role: "button", name: row.label, within: specification });
  await eventually(() => visitor.run(tooltipText), specNotes[row.id].term, "tooltip");
});

// Not `sees`: the element with the role is off screen, for screen readers.
const tooltipText = () => document.querySelector("[role=tooltip]")?.textContent ?? null;

journey("'Request Quote' writes the model into the message", async (visitor) => {
  await visitor.open("/products/flare-62kw");
  await visitor.click({ role: "link", name: "Request Quote", within: stage });
  await visitor.isAt("/#contact");
  await visitor.seesValue({ role: "textbox", name: "Message" }, "I would like a quote for the FLARE 6.2KW.\n");
});

journey("dotted product address becomes canonical, and related products lead on", async (visitor) => {
  await visitor.open("/products/flare-5.0kw-hybrid");
  await visitor.isAt("/products/flare-50kw-hybrid");
  await visitor.sees({ role: "heading", level: 1, name: "FLARE 5.0KW Hybrid" });
  await visitor.click({ role: "link", name: "FLARE 6.2KW", within: { role: "region", name: "Related products" } });
  await visitor.isAt("/products/flare-62kw");
  await visitor.sees({ role: "heading", level: 1, name: "FLARE 6.2KW" });
});
