import { company } from "../content/company.ts";
import { hours } from "../content/hours.ts";
import { site } from "../content/site.ts";
import { shareCardPath } from "../model/addresses.ts";
import { dayNames, type OpeningHours, weekdays } from "../model/hours.ts";
import type { Thing } from "./structured-data.ts";

export const companyId = `${site.address}/#company`;

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Days with the same times share an entry; a day that is not named is closed. */
export function openingHours({ days }: OpeningHours): Thing[] {
  const entries: { opens: string; closes: string; dayOfWeek: string[] }[] = [];
  for (const day of weekdays) {
    const times = days[day];
    if (!times) continue;
    const [opens, closes] = [time(times.opens), time(times.closes)];
    const same = entries.find((entry) => entry.opens === opens && entry.closes === closes);
    if (same) same.dayOfWeek.push(dayNames[day]);
    else entries.push({ opens, closes, dayOfWeek: [dayNames[day]] });
  }
  return entries.map((entry) => ({ "@type": "OpeningHoursSpecification", ...entry }));
}

export function companyNode(): Thing {
  const [addressLocality, addressCountry] = company.office.split(", ");
  const [general] = company.channels;
  return {
    "@type": ["Organization", "LocalBusiness"],
    "@id": companyId,
    name: company.name,
    slogan: company.tagline,
    url: `${site.address}/`,
    logo: `${site.address}/wordmark.svg`,
    image: `${site.address}${shareCardPath(site.card.name)}`,
    address: { "@type": "PostalAddress", addressLocality, addressCountry },
    email: general?.email,
    telephone: general?.phone,
    contactPoint: company.channels.map(({ label, email, phone }) => ({
      "@type": "ContactPoint",
      contactType: label.toLowerCase(),
      email,
      telephone: phone,
    })),
    openingHoursSpecification: openingHours(hours),
    sameAs: company.social.map(({ href }) => href),
  };
}
