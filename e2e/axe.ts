import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What is well need not be listed, and there are no frames to gather from: both would take longer than the audit itself. */
export const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

/** Every fault that an audit finds, with what has it. */
export async function faultsOf(audit: AxeBuilder): Promise<string[]> {
  const { violations } = await audit.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
