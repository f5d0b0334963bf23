import { expect, test } from "vitest";
import { products } from "#content/products.ts";
import { hours } from "#facts/hours.ts";
import { specRows } from "../format/spec-rows.ts";
import { makeProduct } from "../model/product.fixture.ts";
import type { RouteName } from "../routes.ts";
import { type SitePage, sitePages } from "../site-map.ts";
import { openingHours } from "./company-data.ts";
import { dataTag, productNode, structuredData } from "./structured-data.ts";
import { vocabularyErrors } from "./vocabulary.fixture.ts";

const kinds = (page: SitePage) => structuredData(page).map((node) => node["@type"]);

test("structured data of every page uses only schema.org types and properties", () => {
  for (const page of sitePages()) {
    if (!page.listed) expect(structuredData(page), page.path).toEqual([]);
    expect(vocabularyErrors(structuredData(page)), page.path).toEqual([]);
  }
});

test("vocabularyErrors reports unknown types and misplaced properties", () => {
  expect(vocabularyErrors({ "@type": "SolarInverter" })).toEqual(["no type SolarInverter"]);
  expect(vocabularyErrors({ "@type": "ProductModel", brand: { "@type": "Brand", opens: "9:00" } })).toEqual([
    "Brand has no property opens",
  ]);
  expect(vocabularyErrors({ "@type": "WebSite", publisher: { "@id": "#company" } })).toEqual([]);
});

test("structured data has the right types for each route", () => {
  const expected: Partial<Record<RouteName, unknown[]>> = {
    home: [["Organization", "LocalBusiness"], "WebSite"],
    products: ["ItemList"],
    product: ["ProductModel", "BreadcrumbList"],
  };
  for (const page of sitePages().filter(({ listed }) => listed))
    expect(kinds(page), page.path).toEqual(["WebPage", ...(expected[page.route] ?? [])]);
});

test("product node has the rows of the specification and no price or rating", () => {
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

test("opening hours group days with the same times and leave out the closed Sunday", () => {
  const weekday = { opens: 540, closes: 1080 };
  const days = { Mon: weekday, Tue: weekday, Wed: weekday, Thu: weekday, Fri: weekday };
  expect(openingHours({ ...hours, days: { ...days, Sat: { opens: 600, closes: 960 } } })).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "18:00",
    },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "10:00", closes: "16:00" },
  ]);
});

test("data tag escapes text that would close the script element", () => {
  const description = "</script><script>alert(1)</script>";
  const tag = dataTag([productNode(makeProduct({ description }))]);
  expect(tag.match(/</g)).toHaveLength(2);
  expect(JSON.parse(tag.replaceAll(/<[^>]*>/g, ""))["@graph"][0].description).toBe(description);
});
