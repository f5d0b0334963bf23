import { flare62 } from "../../src/content/products/flare-62kw.ts";
import { specNotes } from "../../src/content/spec-notes.ts";
import { typeLabel } from "../../src/model/product.ts";
import { specRows } from "../../src/model/spec.ts";
import { journey } from "./journey.ts";
import { eventually } from "./visitor.ts";

const rows = specRows(flare62);
const stage = { role: "region", name: "FLARE 6.2KW", exact: true } as const;
const specification = { role: "region", name: "Technical Specifications" } as const;

journey("a product's page tells its kind, words, features and whole specification", async (visitor) => {
  await visitor.open("/products/flare-62kw");
  await visitor.reads({ role: "heading", level: 1, within: stage }, ["FLARE 6.2KW"]);
  await visitor.sees({ css: "p", name: typeLabel(flare62.type), exact: true, within: stage });
  await visitor.sees({ css: "p", name: flare62.description, exact: true, within: stage });
  await visitor.sees({ role: "img", name: "FLARE 6.2KW inverter", within: stage });
  const features = { role: "heading", level: 3, within: { role: "region", name: "Key features" } } as const;
  await visitor.reads(features, [...flare62.features]);
  await visitor.reads(
    { role: "rowheader", within: specification },
    rows.map(({ label }) => label),
  );
  await visitor.reads(
    { css: ".spec-value", within: specification },
    rows.map(({ value }) => value),
  );
});

journey("'View Specifications' goes to the table, and its rows explain themselves by keyboard", async (visitor) => {
  await visitor.open("/products/flare-62kw");
  await visitor.click({ role: "link", name: "View Specifications", within: stage });
  await visitor.isAt("/products/flare-62kw#specifications");
  await visitor.isFocusedOn({ css: "#specifications" });
  await visitor.press("Tab");
  await visitor.isFocusedOn({ role: "link", name: "Download Specifications", within: specification });
  for (const { id } of rows.slice(0, 2)) {
    await visitor.press("Tab");
    await eventually(() => visitor.run(explanation), specNotes[id].term, "explained");
  }
  await visitor.press("Escape");
  await eventually(() => visitor.run(explanation), null, "closed");
});

journey("hover explains a row", async (visitor) => {
  await visitor.open("/products/flare-62kw");
  const [row] = rows;
  if (!row) throw new Error("no rows");
  await visitor.hover({ role: "button", name: row.label, within: specification });
  await eventually(() => visitor.run(explanation), specNotes[row.id].term, "explained");
});

// Seen by its role alone: it is drawn off the screen, for screen readers.
const explanation = () => document.querySelector("[role=tooltip]")?.textContent ?? null;

journey("'Request Quote' names the model in the message", async (visitor) => {
  await visitor.open("/products/flare-62kw");
  await visitor.click({ role: "link", name: "Request Quote", within: stage });
  await visitor.isAt("/#contact");
  await visitor.hasWritten({ role: "textbox", name: "Message" }, "I would like a quote for the FLARE 6.2KW.\n");
});

journey("a dotted address becomes canonical, and related products lead on", async (visitor) => {
  await visitor.open("/products/flare-5.0kw-hybrid");
  await visitor.isAt("/products/flare-50kw-hybrid");
  await visitor.sees({ role: "heading", level: 1, name: "FLARE 5.0KW Hybrid" });
  await visitor.click({ role: "link", name: "FLARE 6.2KW", within: { role: "region", name: "Related products" } });
  await visitor.isAt("/products/flare-62kw");
  await visitor.isFocusedOn({ role: "heading", level: 1, name: "FLARE 6.2KW" });
});
