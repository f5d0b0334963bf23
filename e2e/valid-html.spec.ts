import { expect, test } from "@playwright/test";
import { type ConfigData, HtmlValidate } from "html-validate";
import { builtPages } from "./built-pages.ts";

const config: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    // Valid HTML as React and Vite write it: <!doctype>, <br/>, required="", hrefLang, ids that begin with "_".
    "doctype-style": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    "valid-id": ["error", { relaxed: true }],
  },
};

const validator = new HtmlValidate(config);

for (const { file, html } of builtPages()) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateString(html, file);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);
  });
}
