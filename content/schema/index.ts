/** One schema for each file: `facts` for content/facts, `words` for content/<language>. */
import type { z } from "zod";
import "./reasons.ts";
import { about } from "./about.ts";
import { appliances } from "./appliances.ts";
import { calculator } from "./calculator.ts";
import { cities } from "./cities.ts";
import { company } from "./company.ts";
import { compare, compareSummary, runExamples, runExampleWords } from "./compare.ts";
import { contact } from "./contact.ts";
import { energyFlow } from "./energy-flow.ts";
import { featureNotes, features, featureTitles } from "./features.ts";
import { footer } from "./footer.ts";
import { formats } from "./formats.ts";
import { frame } from "./frame.ts";
import { hero } from "./hero.ts";
import { hours } from "./hours.ts";
import { languageWords } from "./language.ts";
import { featured, listing, productsPage } from "./listing.ts";
import { market } from "./market.ts";
import { navigation } from "./navigation.ts";
import { newsletter } from "./newsletter.ts";
import { notFound, notices, offline } from "./notice.ts";
import { page } from "./page.ts";
import { planner } from "./planner.ts";
import { plannerAssumptions } from "./planner-assumptions.ts";
import { plannerDay } from "./planner-day.ts";
import { plannerExamples } from "./planner-examples.ts";
import { plannerAppliances, plannerCities } from "./planner-names.ts";
import { plannerSavings } from "./planner-savings.ts";
import { plannerSummary } from "./planner-summary.ts";
import { productActions, productCard, productPage, productTypes } from "./product-page.ts";
import { questions } from "./questions.ts";
import { search } from "./search.ts";
import { services } from "./services.ts";
import { shell } from "./shell.ts";
import { site } from "./site.ts";
import { solutionFits, solutions, solutionTiles } from "./solutions.ts";
import { specification } from "./specification.ts";
import { dataSheetWords, specifications, specRows } from "./specifications.ts";
import { stringCheck, stringCheckWords } from "./string-check.ts";
import { structuredData } from "./structured-data.ts";

export type { LanguageModule } from "./language.ts";
export { type FrameProducts, type Product, product } from "./product.ts";

export const facts = {
  appliances,
  cities,
  company,
  features,
  hours,
  market,
  "planner-examples": plannerExamples,
  "run-examples": runExamples,
  search,
  solutions: solutionFits,
  specification,
  "string-check": stringCheck,
};

export const words = {
  about,
  calculator,
  compare,
  "compare-summary": compareSummary,
  contact,
  "data-sheet": dataSheetWords,
  "energy-flow": energyFlow,
  "feature-notes": featureNotes,
  featured,
  features: featureTitles,
  footer,
  formats,
  frame,
  hero,
  "home-page": page,
  language: languageWords,
  listing,
  "listing-page": page,
  navigation,
  newsletter,
  "not-found": notFound,
  notices,
  offline,
  planner,
  "planner-appliances": plannerAppliances,
  "planner-assumptions": plannerAssumptions,
  "planner-cities": plannerCities,
  "planner-day": plannerDay,
  "planner-savings": plannerSavings,
  "planner-summary": plannerSummary,
  product: productPage,
  "product-actions": productActions,
  "product-card": productCard,
  "product-not-found": notFound,
  "product-types": productTypes,
  "products-page": productsPage,
  questions,
  "run-examples": runExampleWords,
  services,
  shell,
  site,
  "solution-tiles": solutionTiles,
  solutions,
  "spec-rows": specRows,
  specifications,
  "string-check": stringCheckWords,
  "structured-data": structuredData,
};

type Outputs<Schemas extends Record<string, z.ZodType>> = { [Name in keyof Schemas]: z.output<Schemas[Name]> };
export type Facts = Outputs<typeof facts>;
export type Words = Outputs<typeof words>;
