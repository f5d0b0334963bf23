import { company } from "../content/company.ts";
import { hours } from "../content/hours.ts";
import { site } from "../content/site.ts";
import { shareCardPath } from "../model/addresses.ts";
import { clockTime } from "../model/clock-time.ts";
import { groupDays, type OpeningHours } from "../model/hours.ts";
import { absoluteUrl } from "./absolute-url.ts";
import type { Thing } from "./structured-data.ts";

export const companyId = absoluteUrl("/#company");

/** schema.org takes a missing day as closed. */
export const openingHours = (hours: OpeningHours): Thing[] =>
  groupDays(hours).flatMap(({ names, times }) =>
    times
      ? {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: names,
          opens: clockTime(times.opens / 60),
          closes: clockTime(times.closes / 60),
        }
      : [],
  );

export function companyNode(): Thing {
  const [addressLocality, addressCountry] = company.office.split(", ");
  const [general] = company.channels;
  return {
    "@type": ["Organization", "LocalBusiness"],
    "@id": companyId,
    name: company.name,
    slogan: company.tagline,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/wordmark.svg"),
    image: absoluteUrl(shareCardPath(site.card.name)),
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
