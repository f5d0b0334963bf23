import type { Page, Request } from "@playwright/test";

/** How many requests are under way. Playwright's own "networkidle" stays true once it has been. */
export function countPendingRequests(page: Page): () => number {
  const requests = new Set<Request>();
  const end = (request: Request) => void requests.delete(request);
  page.on("request", (request) => requests.add(request));
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return () => requests.size;
}
