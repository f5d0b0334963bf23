/** Fails the build on invalid content or settings that types cannot express, and warns about placeholders. */
import { loadEnv } from "vite";
import { company } from "../src/content/company.ts";
import { featureNotes } from "../src/content/feature-notes.ts";
import { products } from "../src/content/products/index.ts";
import { site } from "../src/content/site.ts";
import { catalogueProblems, placeholders } from "../src/model/content-schema.ts";
import { addressProblem } from "../src/model/enquiry-address.ts";

const { VITE_ENQUIRY_URL } = loadEnv("production", process.cwd());

const problems = [
  ...catalogueProblems(products),
  ...products.flatMap(({ model, features }) =>
    features
      .filter((feature) => !featureNotes[feature])
      .map((feature) => `Product "${model}": features: "${feature}" has no note`),
  ),
  ...[addressProblem(VITE_ENQUIRY_URL)].filter((problem) => problem !== undefined),
];

if (problems.length > 0) {
  console.error(
    `The content has ${problems.length} problem(s):\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
  );
  process.exit(1);
}

const remaining = placeholders({ company, site });
if (remaining.length > 0) console.warn(`Placeholders to replace before launch: ${remaining.join(", ")}`);
