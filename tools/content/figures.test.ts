import { describe, expect, test } from "vitest";
import { compileContent, inOneLine } from "./compile.ts";
import { sources } from "./problems.fixture.ts";

function moduleWith(module: string, changes: Record<string, (yaml: string) => string>): string {
  const changed = Object.entries(changes).map(([file, change]) => {
    const yaml = change(sources[file] ?? "");
    expect(yaml).not.toBe(sources[file]);
    return [file, yaml];
  });
  const { modules, problems } = compileContent({ ...sources, ...Object.fromEntries(changed) });
  expect(problems.map(inOneLine)).toEqual([]);
  return modules[module] ?? "";
}

describe("content with changed facts", () => {
  test("sentences about the subsidy have its rates and limits", () => {
    const market = (yaml: string) =>
      yaml.replace("- upTo: 3\n      perKilowatt: 18000", "- upTo: 4\n      perKilowatt: 20000");
    const questions = moduleWith("en/questions.ts", { "facts/market.yaml": market });
    expect(questions).toContain("₹30,000 per kW for the first 2 kW and ₹20,000 per kW from there to 4 kW");
    expect(questions).toContain("₹1,00,000 at most");
    expect(questions).toContain("₹1.3 lakh in all for 4 kW");
  });

  test("sentences about a motor's start have the least and most that it pulls", () => {
    const market = (yaml: string) => yaml.replace("least: 3\n  most: 7", "least: 4\n  most: 8");
    expect(moduleWith("en/questions.ts", { "facts/market.yaml": market })).toContain("four to eight times");
    expect(moduleWith("en/planner.ts", { "facts/market.yaml": market })).toContain("four to eight times");
  });

  test("sentences about the planner's examples have their counts", () => {
    const examples = (yaml: string) => yaml.replace("ac15: 2", "ac15: 3").replace("pc: 6", "pc: 2");
    const planner = moduleWith("en/planner.ts", { "facts/planner-examples.yaml": examples });
    expect(planner).toContain("Three ACs, pump, geyser");
    expect(planner).toContain("Eight desks, two ACs");
  });

  test("description of the product list names only the kinds that there are", () => {
    const hybrid = (yaml: string) =>
      yaml.replace("type: standard", "type: hybrid").replace("4.2KW\ntype", "4.2KW Hybrid\ntype");
    const description = (module: string) => /"description": "(.*?)"/.exec(module)?.[1];
    expect(description(compileContent(sources).modules["en/listing-page.ts"] ?? "")).toMatch(
      /4\.2KW standard, and 5\.0KW/,
    );
    expect(description(moduleWith("en/listing-page.ts", { "products/flare-42kw.yaml": hybrid }))).toMatch(
      /side by side, from [\d.]+ to [\d.]+ kW\.$/,
    );
  });

  test("sentences about fridges and ACs follow from their watts", () => {
    const watts = (from: number, to: number) => (yaml: string) =>
      yaml.replaceAll(`running: ${from}\n`, `running: ${to}\n`);
    const fridge = { "facts/appliances.yaml": watts(200, 250) };
    expect(moduleWith("en/specifications.ts", fridge)).toContain("about four fridges");
    const ac = { "facts/appliances.yaml": watts(1600, 1300) };
    expect(moduleWith("en/featured.ts", ac)).toContain("Three ACs and the rest of the house.");
    expect(moduleWith("en/products.ts", ac)).toContain("For a full house with three ACs. It uses");
  });

  test("sentence about shared figures is left out once a model has its own", () => {
    const own = (yaml: string) => `${yaml}figures:\n  efficiency: 97.9\n`;
    const shared = "the two trackers, the voltage range and the efficiency do not";
    expect(compileContent(sources).modules["en/about.ts"]).toContain(shared);
    expect(moduleWith("en/about.ts", { "products/flare-82kw.yaml": own })).not.toContain(shared);
  });
});

test("a sentence that promises an AC is refused once there is none", () => {
  const watts = (sources["facts/appliances.yaml"] ?? "").replace("running: 1600", "running: 16000");
  const { problems } = compileContent({ ...sources, "facts/appliances.yaml": watts });
  expect(problems.map(inOneLine)).toContainEqual(
    expect.stringMatching(/^content\/en\/featured\.yaml: products\.2\.headline: \{flare42kwAc\w*\} is unknown/),
  );
});
