import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Lists violations only and skips frames, which the site does not have: each would take longer than the audit itself. */
export const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

export async function violationsIn(audit: AxeBuilder): Promise<string[]> {
  const { violations } = await audit.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
