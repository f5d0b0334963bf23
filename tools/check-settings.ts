/** Fails the build on invalid settings, and warns about placeholders. The content itself is checked by tools/content.ts. */
import { loadEnv } from "vite";
import { company } from "#facts/company.ts";
import { enquiryUrlProblem } from "../src/model/enquiry-url.ts";
import { placeholders } from "./placeholders.ts";

const { VITE_ENQUIRY_URL } = loadEnv("production", process.cwd());

const problem = enquiryUrlProblem(VITE_ENQUIRY_URL);
if (problem) {
  console.error(problem);
  process.exit(1);
}

const remaining = placeholders(company);
if (remaining.length > 0) console.warn(`Placeholders to replace before launch: ${remaining.join(", ")}`);
