import type { ReactElement } from "react";
import { notices } from "./content/notices.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { isOffline } from "./layout/is-offline.ts";
import { offlinePath } from "./model/addresses.ts";
import type { ProductPage } from "./model/product-page.ts";

/** A page, and what it knows of the range. */
export type Opened = { page: ReactElement; data?: unknown };

type How = {
  /** What the build wrote beside a prerendered page, all of which stands already. */
  standing?: unknown;
  /** Wait for the code of the parts further down. */
  whole?: boolean;
};

async function openHome({ whole }: How): Promise<Opened> {
  const { HomePage, loadParts } = await import("./pages/home.tsx");
  if (whole) await loadParts();
  return { page: <HomePage /> };
}

async function openProducts({ whole }: How): Promise<Opened> {
  const { ProductsPage, loadParts } = await import("./pages/products.tsx");
  if (whole) await loadParts();
  return { page: <ProductsPage /> };
}

async function openProduct(slug: string, { standing, whole }: How): Promise<Opened> {
  const { ProductDetailPage, loadParts, loadProduct } = await import("./pages/product.tsx");
  if (whole) await loadParts();
  const data = standing === undefined ? await loadProduct(slug) : (standing as ProductPage | null);
  return { page: <ProductDetailPage slug={slug} data={data} />, data };
}

async function openNotFound(): Promise<Opened> {
  const { NotFoundPage } = await import("./pages/not-found.tsx");
  return { page: <NotFoundPage /> };
}

/** The site map. Each page is a chunk of its own. */
export async function openPage(pathname: string, how: How = {}): Promise<Opened> {
  const [, slug] = /^\/products\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (slug) return openProduct(slug, how);
  if (/^\/products\/?$/.test(pathname)) return openProducts(how);
  if (pathname === "/") return openHome(how);
  // Without a network nobody can say that an address does not exist.
  const offline = pathname === offlinePath || (!import.meta.env.SSR && isOffline());
  return offline ? { page: <ErrorScreen words={notices.offline} /> } : openNotFound();
}
