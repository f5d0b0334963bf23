export const site = {
  address: "https://flare.example",
  name: "FLARE",
  language: "en-IN",
  /** The default share picture, in /share. */
  card: { name: "flare", alt: "Technology for everyone: a Delhi rooftop with solar panels at sunrise" },
  /** The sitemap's last-modified day. Change it when the content of pages changes. */
  updated: "2026-11-17",
};
