import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Lists violations only and skips frames, which the site does not have: each would take longer than the audit itself. */
export const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

export async function violationsIn(audit: AxeBuilder): Promise<string[]> {
  const { violations } = await audit.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const audit = (page: Page, within?: string) => (within ? axeOn(page).include(within) : axeOn(page));

export const auditPage = (page: Page, within?: string) => violationsIn(audit(page, within));
/** The dark theme changes nothing but colours. */
export const auditColours = (page: Page, within?: string) => violationsIn(audit(page, within).withRules(COLOUR_RULES));
/** With forced colours axe would check the page's colours, not those that the browser shows. */
export const auditWithoutColours = (page: Page, within?: string) =>
  violationsIn(audit(page, within).disableRules(COLOUR_RULES));
