import { type BrowserContext, expect } from "@playwright/test";
import { reportViolations } from "./report-violations.ts";

export const isViolation = (text: string) => text.startsWith("policy: ");

/** Records violations of the Content Security Policy in all tabs. Unlike `noise`, a test cannot clear them. */
export async function watchCsp(context: BrowserContext) {
  const violations: string[] = [];
  const expected: string[] = [];
  context.on("console", (message) => {
    const text = message.text();
    // Without JavaScript there is only the browser's own message, which does not always name the directive.
    const counts = isViolation(text) || (expected.length === 0 && text.includes("Content Security Policy"));
    if (counts) violations.push(text);
  });
  await context.addInitScript(reportViolations);
  const of = (directive: string) => violations.filter((text) => text.startsWith(`policy: ${directive} forbids`));
  return {
    expectViolation: (...directives: string[]) => void expected.push(...directives),
    async checkViolations() {
      for (const directive of expected) await expect.poll(() => of(directive), directive).not.toEqual([]);
      const excused = new Set(expected.flatMap(of));
      expect(violations.filter((text) => !excused.has(text))).toEqual([]);
    },
  };
}
