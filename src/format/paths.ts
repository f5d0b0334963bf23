/** Paths of pages and files in the language of this build. */
import { language } from "#content/language.ts";
import { dataSheetName } from "../model/data-sheet.ts";
import { pathIn } from "../model/path-in-language.ts";
import type { Product } from "../model/product.ts";
import { menuSlug, productSlug } from "../model/slug.ts";

type Model = Pick<Product, "model">;

export const localPath = (path: string): string => pathIn(language.base, path);

export const homePath = localPath("/");
export const productsPath = localPath("/products");
export const productPath = ({ model }: Model): string => `${productsPath}/${productSlug(model)}`;
export const menuPath = ({ model }: Model): string => `${productsPath}/${menuSlug(model)}`;
export const dataSheetPath = (product: Model): string => localPath(`/data-sheets/${dataSheetName(product)}`);

/** The share picture of pages without one of their own. */
export const SITE_CARD = "flare";
/** The og:image of a page. */
export const shareCardPath = (name: string): string => localPath(`/share/${name}.jpg`);

/** The same page, or file, in another language. */
export const pathInOther = (base: string, path: string): string =>
  pathIn(base, path === language.base ? "/" : path.slice(language.base.length));
