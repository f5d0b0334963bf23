import type { Company } from "../../src/content/company.ts";
import { columnAt, group, type Paper, rule, type Style, tag, write } from "./paper.ts";

const plain: Style = { cut: "text", size: 8 };
const strong: Style = { cut: "strong", size: 8 };

export const CONTACT = 781;

function link(paper: Paper, text: string, href: string, x: number, y: number) {
  tag(paper, "Link", () => write(paper, text, plain, { x, y, link: href }), group(paper, "P"));
}

/** Whom to ask, on the foot of the sheet; the site is named by its host and linked by the product's page. */
export function drawContact(paper: Paper, company: Company, address: string) {
  const first = CONTACT + 14;
  rule(paper, CONTACT, "ink");
  tag(paper, "P", () => write(paper, company.office, strong, { x: columnAt(0), y: first }));
  link(paper, new URL(address).host, address, columnAt(0), first + 11);
  tag(paper, "P", () => write(paper, company.tagline, { ...plain, ink: "muted" }, { x: columnAt(0), y: first + 22 }));
  company.channels.forEach(({ label, email, phone }, i) => {
    const x = columnAt(3 * (i + 1));
    tag(paper, "P", () => write(paper, label, strong, { x, y: first }));
    link(paper, email, `mailto:${email}`, x, first + 11);
    link(paper, phone, `tel:${phone.replaceAll(" ", "")}`, x, first + 22);
  });
}
