import assert from "node:assert/strict";
import { notFound } from "#content/not-found.ts";
import { journey } from "./journey.ts";

journey("unknown URL shows 'Page not found', logs it and leads home", async (visitor) => {
  await visitor.open("/nowhere");
  // Not `seesTexts`: Firefox's text has no space where the line breaks between the two sentences.
  await visitor.sees({ role: "heading", level: 1, name: "Oops! Page not found", exact: true });
  assert.deepEqual(await visitor.run(metadata), ["Page not found", "noindex"]);
  await visitor.consoleShows(/^error: 404 Error: User attempted to access non-existent route: \/nowhere$/);
  await visitor.click({ role: "link", name: notFound.way.label });
  await visitor.isAt("/");
  await visitor.seesTexts({ role: "heading", level: 1 }, ["Technology for everyone"]);
});

journey("unknown product shows 'Product Not Found' and leads to the products", async (visitor) => {
  await visitor.open("/products/nope");
  await visitor.seesTexts({ role: "heading", level: 1 }, ["Product Not Found"]);
  await visitor.sees({ css: "p", name: "The product you're looking for doesn't exist." });
  await visitor.click({ role: "link", name: "Back to Products" });
  await visitor.isAt("/products");
  await visitor.sees({ css: ".product-card" }, 5);
});

const metadata = () => [document.title, document.querySelector('meta[name="robots"]')?.getAttribute("content")];
