import assert from "node:assert/strict";
import { journey } from "./journey.ts";

journey("an unknown address says so, logs it and leads home", async (visitor, complaints) => {
  await visitor.open("/nowhere");
  // By its name: where the line breaks between the two sentences, Firefox's text has no space.
  await visitor.sees({ role: "heading", level: 1, name: "Oops! Page not found", exact: true });
  assert.deepEqual(await visitor.run(metadata), ["Page not found", "noindex"]);
  assert.deepEqual(await complaints(), ["error: 404 Error: User attempted to access non-existent route: /nowhere"]);
  await visitor.click({ role: "link", name: "Return to Home" });
  await visitor.isAt("/");
  await visitor.reads({ role: "heading", level: 1 }, ["Technology for everyone"]);
});

journey("an unknown product says so and leads to the products", async (visitor) => {
  await visitor.open("/products/nope");
  await visitor.reads({ role: "heading", level: 1 }, ["Product Not Found"]);
  await visitor.sees({ css: "p", name: "The product you're looking for doesn't exist." });
  await visitor.click({ role: "link", name: "Back to Products" });
  await visitor.isAt("/products");
  await visitor.sees({ css: ".product-card" }, 5);
});

const metadata = () => [document.title, document.querySelector('meta[name="robots"]')?.getAttribute("content")];
