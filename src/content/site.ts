/** The one place that knows where the site lives; canonical links, the sitemap and share cards take it from here. */
export const site = {
  address: "https://flare.example",
  name: "FLARE",
  language: "en-IN",
  /** The picture shown where a page without one of its own is shared, under /share. */
  card: { name: "flare", alt: "Technology for everyone: a Delhi rooftop with solar panels at sunrise" },
  /** Change it when pages say something else than before: the sitemap tells search engines, and the clock is not asked. */
  updated: "2026-11-17",
};
