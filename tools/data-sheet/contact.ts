import { contact } from "#content/contact.ts";
import { site } from "#content/site.ts";
import type { Facts } from "../../content/schema/index.ts";
import { series } from "../../src/format/lists-and-dates.ts";
import { telephoneUrl } from "../../src/model/telephone.ts";
import { columnAt, group, type Pdf, rule, type Style, tag, write } from "./pdf.ts";

type Channels = Facts["company"]["channels"];

const plain: Style = { cut: "text", size: 8 };
const strong: Style = { cut: "strong", size: 8 };

export const CONTACT = 781;

function link(pdf: Pdf, text: string, href: string, x: number, y: number) {
  tag(pdf, "Link", () => write(pdf, text, plain, { x, y, link: href }), group(pdf, "P"));
}

/** Contact details in the footer. The link shows the site's host and opens the product's page. */
export function drawContact(pdf: Pdf, channels: Channels, url: string) {
  const first = CONTACT + 14;
  rule(pdf, CONTACT, "ink");
  const office = series([contact.officeCity, contact.officeCountry]);
  tag(pdf, "P", () => write(pdf, office, strong, { x: columnAt(0), y: first }));
  link(pdf, new URL(url).host, url, columnAt(0), first + 11);
  tag(pdf, "P", () => write(pdf, site.tagline, { ...plain, ink: "muted" }, { x: columnAt(0), y: first + 22 }));
  (Object.keys(channels) as (keyof Channels)[]).forEach((name, i) => {
    const { email, phone } = channels[name];
    const x = columnAt(3 * (i + 1));
    tag(pdf, "P", () => write(pdf, contact.channels[name], strong, { x, y: first }));
    link(pdf, email, `mailto:${email}`, x, first + 11);
    link(pdf, phone, telephoneUrl(phone), x, first + 22);
  });
}
