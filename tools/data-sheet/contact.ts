import type { Company } from "../../src/content/company.ts";
import { columnAt, group, type Pdf, rule, type Style, tag, write } from "./pdf.ts";

const plain: Style = { cut: "text", size: 8 };
const strong: Style = { cut: "strong", size: 8 };

export const CONTACT = 781;

function link(pdf: Pdf, text: string, href: string, x: number, y: number) {
  tag(pdf, "Link", () => write(pdf, text, plain, { x, y, link: href }), group(pdf, "P"));
}

/** Contact details in the footer. The link shows the site's host and opens the product's page. */
export function drawContact(pdf: Pdf, company: Company, address: string) {
  const first = CONTACT + 14;
  rule(pdf, CONTACT, "ink");
  tag(pdf, "P", () => write(pdf, company.office, strong, { x: columnAt(0), y: first }));
  link(pdf, new URL(address).host, address, columnAt(0), first + 11);
  tag(pdf, "P", () => write(pdf, company.tagline, { ...plain, ink: "muted" }, { x: columnAt(0), y: first + 22 }));
  company.channels.forEach(({ label, email, phone }, i) => {
    const x = columnAt(3 * (i + 1));
    tag(pdf, "P", () => write(pdf, label, strong, { x, y: first }));
    link(pdf, email, `mailto:${email}`, x, first + 11);
    link(pdf, phone, `tel:${phone.replaceAll(" ", "")}`, x, first + 22);
  });
}
