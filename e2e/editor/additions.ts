/** What the tests write with the editor. */
import { hero } from "#content/hero.ts";
import { languages } from "../../tools/content/languages.ts";

export const LEAD = "Tell us your street, your load and your roof.";
export const MODEL = "FLARE 12.5KW";
/** A sentence for each language of the site. */
const descriptions: Record<string, string> = {
  en: "For a small factory or a school, with a battery for the hours after sunset.",
  hi: "छोटी फ़ैक्टरी या स्कूल के लिए, सूरज ढलने के बाद के घंटों के लिए बैटरी के साथ।",
};
export const descriptionIn = (language: string) => descriptions[language] ?? `${descriptions.en} (${language})`;
export const FEATURES = ["battery", "backup", "trackers", "efficiency", "strings"];
export const productFile = [
  `model: ${MODEL}`,
  "capacity: 12.5KW Hybrid",
  "type: hybrid",
  "order: 15",
  "description:",
  ...languages.map((language) => `  ${language}: ${descriptionIn(language)}`),
  "features:",
  ...FEATURES.map((feature) => `  - ${feature}`),
  "picture: packshot-102",
  "",
].join("\n");

export const SLIDE = hero.slides.length + 1;
export const slide = {
  id: "monsoon",
  time: "Monsoon",
  headline: "Rain on the roof",
  lead: "Panels make less under clouds, and rain washes them.",
  picture: "golden",
  alt: "A FLARE inverter on a wall",
};
