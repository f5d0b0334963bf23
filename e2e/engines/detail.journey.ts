import { contact } from "#content/contact.ts";
import { product as words } from "#content/product.ts";
import { productActions } from "#content/product-actions.ts";
import { productTypes } from "#content/product-types.ts";
import { specifications } from "#content/specifications.ts";
import { featureTitles } from "../../src/format/feature-titles.ts";
import { specRows } from "../../src/format/spec-rows.ts";
import { pictureName, productOf, termOf } from "../catalogue.ts";
import { eventually } from "./eventually.ts";
import { journey } from "./journey.ts";

const flare62 = productOf("flare-62kw");
const flare50 = productOf("flare-50kw-hybrid");
const rows = specRows(flare62);
const stage = { role: "region", name: flare62.model, exact: true } as const;
const specification = { role: "region", name: specifications.heading } as const;

journey("product page shows type, description, features and all specifications", async (visitor) => {
  await visitor.open("/products/flare-62kw");
  await visitor.seesTexts({ role: "heading", level: 1, within: stage }, [flare62.model]);
  await visitor.sees({ css: "p", name: productTypes[flare62.type].label, exact: true, within: stage });
  await visitor.sees({ css: "p", name: flare62.description, exact: true, within: stage });
  await visitor.sees({ role: "img", name: pictureName(flare62), within: stage });
  const features = { role: "heading", level: 3, within: { role: "region", name: words.features.heading } } as const;
  await visitor.seesTexts(features, featureTitles(flare62));
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
  await visitor.openAndHydrate("/products/flare-62kw");
  await visitor.click({ role: "link", name: productActions.specifications, within: stage });
  await visitor.isAt("/products/flare-62kw#specifications");
  await visitor.isFocusedOn({ css: "#specifications" });
  await visitor.press("Tab");
  await visitor.isFocusedOn({ role: "link", name: productActions.download, within: specification });
  for (const { id } of rows.slice(0, 2)) {
    await visitor.press("Tab");
    await eventually(() => visitor.run(tooltipText), termOf(id, flare62), "tooltip");
  }
  await visitor.press("Escape");
  await eventually(() => visitor.run(tooltipText), null, "tooltip");
});

journey("specification row shows a tooltip on hover", async (visitor) => {
  await visitor.openAndHydrate("/products/flare-62kw");
  const [row] = rows;
  if (!row) throw new Error("no rows");
  await visitor.hover({ role: "button", name: row.label, within: specification });
  await eventually(() => visitor.run(tooltipText), termOf(row.id, flare62), "tooltip");
});

// Not `sees`: the element with the role is off screen, for screen readers.
const tooltipText = () => document.querySelector("[role=tooltip]")?.textContent ?? null;

journey("'Request Quote' writes the model into the message", async (visitor) => {
  await visitor.open("/products/flare-62kw");
  await visitor.click({ role: "link", name: productActions.quote, within: stage });
  await visitor.isAt("/#contact");
  await visitor.seesValue(
    { role: "textbox", name: contact.fields.message.label },
    `${contact.quote.forModel({ model: "FLARE 6.2KW" })}\n`,
  );
});

journey("dotted product URL becomes canonical, and related products lead on", async (visitor) => {
  await visitor.open("/products/flare-5.0kw-hybrid");
  await visitor.isAt("/products/flare-50kw-hybrid");
  await visitor.sees({ role: "heading", level: 1, name: flare50.model });
  await visitor.click({ role: "link", name: flare62.model, within: { role: "region", name: words.related.heading } });
  await visitor.isAt("/products/flare-62kw");
  await visitor.sees({ role: "heading", level: 1, name: flare62.model });
});
