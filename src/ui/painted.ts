/** Resolves once the browser has painted what stands there now. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

let shown: Promise<void> | undefined;

/** Resolves once the first words or pictures of the document are on the screen, which takes longer than to paint them. */
export function firstShown(): Promise<void> {
  shown ??= new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: "paint", buffered: true });
  });
  return shown;
}
