import type { Page, Request } from "@playwright/test";

/** Counts pending requests. Playwright's "networkidle" stays true once it was reached. */
export function countPendingRequests(page: Page): () => number {
  const requests = new Set<Request>();
  const end = (request: Request) => void requests.delete(request);
  page.on("request", (request) => requests.add(request));
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return () => requests.size;
}
