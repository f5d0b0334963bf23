import { expect, test } from "vitest";
import { hours } from "../content/hours.ts";
import { products } from "../content/products/index.ts";
import { makeProduct } from "../model/product.fixture.ts";
import { specRows } from "../model/spec.ts";
import type { RouteName } from "../routes.ts";
import { type SitePage, sitePages } from "../site-map.ts";
import { openingHours } from "./company-data.ts";
import { dataTag, productNode, structuredData } from "./structured-data.ts";
import { vocabularyFaults } from "./vocabulary.fixture.ts";

const kinds = (page: SitePage) => structuredData(page).map((node) => node["@type"]);

test("every page speaks schema.org's vocabulary: types that exist, properties that belong to them", () => {
  for (const page of sitePages()) {
    expect(structuredData(page).length > 0, page.path).toBe(page.listed);
    expect(vocabularyFaults(structuredData(page)), page.path).toEqual([]);
  }
});

test("the vocabulary knows a fault when it sees one", () => {
  expect(vocabularyFaults({ "@type": "SolarInverter" })).toEqual(["no type SolarInverter"]);
  expect(vocabularyFaults({ "@type": "ProductModel", brand: { "@type": "Brand", opens: "9:00" } })).toEqual([
    "Brand has no property opens",
  ]);
  expect(vocabularyFaults({ "@type": "WebSite", publisher: { "@id": "#company" } })).toEqual([]);
});

test("each kind of page is about its own things", () => {
  const expected: Partial<Record<RouteName, unknown>> = {
    home: [["Organization", "LocalBusiness"], "WebSite"],
    products: ["ItemList"],
    product: ["ProductModel", "BreadcrumbList"],
  };
  for (const page of sitePages()) expect(kinds(page), page.path).toEqual(expected[page.route] ?? []);
});

test("a product carries the rows of its table, and neither price nor rating", () => {
  for (const product of products) {
    const node = productNode(product);
    expect(node.additionalProperty).toEqual(
      specRows(product).map(({ id, label, value }) => ({
        "@type": "PropertyValue",
        propertyID: id,
        name: label,
        value,
      })),
    );
    expect(JSON.stringify(node)).not.toMatch(/offer|price|rating|review/i);
  }
});

test("the week: days with the same times together, Sunday left out because it is closed", () => {
  expect(openingHours(hours)).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "18:00",
    },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "10:00", closes: "16:00" },
  ]);
});

test("no text can end the block it stands in", () => {
  const description = "</script><script>alert(1)</script>";
  const tag = dataTag([productNode(makeProduct({ description }))]);
  expect(tag.match(/</g)).toHaveLength(2);
  expect(JSON.parse(tag.replaceAll(/<[^>]*>/g, ""))["@graph"][0].description).toBe(description);
});
