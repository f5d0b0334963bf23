/** The one place that knows where the site lives; canonical links, the sitemap and share cards take it from here. */
export const site = {
  address: "https://flare.example",
  name: "FLARE",
  language: "en-IN",
};
