import { dataSheet } from "#content/data-sheet.ts";
import { product as words } from "#content/product.ts";
import { productTypes } from "#content/product-types.ts";
import { products } from "#content/products.ts";
import { site } from "#content/site.ts";
import { structuredData as names } from "#content/structured-data.ts";
import { dataSheetPath, homePath, localPath, productPath, productsPath } from "../format/paths.ts";
import { specRows } from "../format/spec-rows.ts";
import type { Product } from "../model/product.ts";
import { findProduct } from "../model/slug.ts";
import type { RouteName } from "../routes.ts";
import type { SitePage } from "../site-map.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { companyId, companyNode } from "./company-data.ts";
import { dataBlock } from "./data-block.ts";
import { productPictures } from "./product-pictures.ts";

/** A schema.org node. */
export type Thing = { readonly "@type": string | readonly string[]; readonly [property: string]: unknown };

const siteId = absoluteUrl(localPath("/#site"));

const siteNode = (): Thing => ({
  "@type": "WebSite",
  "@id": siteId,
  name: site.name,
  url: absoluteUrl(homePath),
  inLanguage: site.language,
  publisher: { "@id": companyId },
});

const pageNode = (path: string): Thing => ({
  "@type": "WebPage",
  "@id": absoluteUrl(path),
  url: absoluteUrl(path),
  inLanguage: site.language,
  isPartOf: { "@id": siteId },
});

const listNode = (): Thing => ({
  "@type": "ItemList",
  name: names.range,
  numberOfItems: products.length,
  itemListElement: products.map((product, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: product.model,
    url: absoluteUrl(productPath(product)),
  })),
});

/** No offers, prices or ratings: the brief has none. */
export const productNode = (product: Product): Thing => ({
  "@type": "ProductModel",
  "@id": absoluteUrl(`${productPath(product)}#product`),
  name: product.model,
  description: product.description,
  category: productTypes[product.type].label,
  url: absoluteUrl(productPath(product)),
  image: productPictures(product).map(({ path }) => absoluteUrl(path)),
  brand: { "@type": "Brand", name: site.name },
  additionalProperty: specRows(product).map(({ id, label, value }) => ({
    "@type": "PropertyValue",
    propertyID: id,
    name: label,
    value,
  })),
  subjectOf: {
    "@type": "DigitalDocument",
    name: dataSheet.title({ model: product.model }),
    url: absoluteUrl(dataSheetPath(product)),
    encodingFormat: "application/pdf",
    inLanguage: site.language,
  },
});

function breadcrumbNode(product: Product): Thing {
  const crumbs = [
    [words.breadcrumb.home, homePath],
    [words.breadcrumb.products, productsPath],
    [product.model, productPath(product)],
  ] as const;
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(([name, path], i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

type PageNodes = { [Name in RouteName]?: (path: string) => Thing[] };

const nodes: PageNodes = {
  home: () => [companyNode(), siteNode()],
  products: () => [listNode()],
  product: (path) => {
    const product = findProduct(products, path.split("/").at(-1));
    return product ? [productNode(product), breadcrumbNode(product)] : [];
  },
};

export const structuredData = ({ path, route, listed }: Pick<SitePage, "path" | "route" | "listed">): Thing[] =>
  listed ? [pageNode(path), ...(nodes[route]?.(path) ?? [])] : [];

export const dataTag = (graph: readonly Thing[]): string =>
  dataBlock('type="application/ld+json"', { "@context": "https://schema.org", "@graph": graph });

export function structuredDataTag(page: SitePage): string {
  const graph = structuredData(page);
  return graph.length > 0 ? dataTag(graph) : "";
}
