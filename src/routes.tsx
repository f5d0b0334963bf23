import type { ReactElement } from "react";
import { notices } from "./content/notices.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { isOffline } from "./layout/is-offline.ts";
import type { ProductPage } from "./model/product-page.ts";

/** A page, and what it knows of the range. */
export type Opened = { page: ReactElement; data?: unknown };

/** What the build wrote beside a prerendered page. There the parts further down stand already; elsewhere they are waited for. */
type Standing = { data: unknown } | undefined;

async function openHome(standing: Standing): Promise<Opened> {
  const { HomePage, loadParts } = await import("./pages/home.tsx");
  if (!standing) await loadParts();
  return { page: <HomePage /> };
}

async function openProducts(standing: Standing): Promise<Opened> {
  const { ProductsPage, loadParts } = await import("./pages/products.tsx");
  if (!standing) await loadParts();
  return { page: <ProductsPage /> };
}

async function openProduct(slug: string, standing: Standing): Promise<Opened> {
  const { ProductDetailPage, loadParts, loadProduct } = await import("./pages/product.tsx");
  if (!standing) await loadParts();
  const data = standing ? (standing.data as ProductPage | null) : await loadProduct(slug);
  return { page: <ProductDetailPage slug={slug} data={data} />, data };
}

async function openNotFound(): Promise<Opened> {
  const { NotFoundPage } = await import("./pages/not-found.tsx");
  return { page: <NotFoundPage /> };
}

/** The site map. Each page is a chunk of its own. */
export async function openPage(pathname: string, standing?: Standing): Promise<Opened> {
  const [, slug] = /^\/products\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (slug) return openProduct(slug, standing);
  if (/^\/products\/?$/.test(pathname)) return openProducts(standing);
  if (pathname === "/") return openHome(standing);
  // Without a network nobody can say that an address does not exist.
  const offline = pathname === "/offline" || (!import.meta.env.SSR && isOffline());
  return offline ? { page: <ErrorScreen words={notices.offline} /> } : openNotFound();
}
