import type { ReactElement } from "react";
import type { ProductPage } from "./model/product-page.ts";

/** A page, and what it knows of the range: written beside a prerendered page, it need not be worked out again. */
export type Opened = { page: ReactElement; data?: unknown };

async function openHome(): Promise<Opened> {
  const { HomePage, loadParts } = await import("./pages/home.tsx");
  // Opened first, the home page is prerendered, and its parts come as they near the screen.
  if (!import.meta.env.SSR && !document.querySelector('#root[data-path="/"]')) await loadParts().catch(() => {});
  return { page: <HomePage /> };
}

async function openProducts(): Promise<Opened> {
  const { ProductsPage } = await import("./pages/products.tsx");
  return { page: <ProductsPage /> };
}

async function openProduct(slug: string, known: unknown): Promise<Opened> {
  const { ProductDetailPage, loadProduct } = await import("./pages/product.tsx");
  const data = known === undefined ? await loadProduct(slug) : (known as ProductPage | null);
  return { page: <ProductDetailPage slug={slug} data={data} />, data };
}

async function openNotFound(): Promise<Opened> {
  const { NotFoundPage } = await import("./pages/not-found.tsx");
  return { page: <NotFoundPage /> };
}

/** The site map. Each page is a chunk of its own. */
export function openPage(pathname: string, known?: unknown): Promise<Opened> {
  const [, slug] = /^\/products\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (slug) return openProduct(slug, known);
  if (/^\/products\/?$/.test(pathname)) return openProducts();
  return pathname === "/" ? openHome() : openNotFound();
}
