import { contact } from "#content/contact.ts";
import { site } from "#content/site.ts";
import { company } from "#facts/company.ts";
import { hours } from "#facts/hours.ts";
import { SITE_CARD, shareCardPath } from "../format/paths.ts";
import { clockTime } from "../model/clock-time.ts";
import { groupDays, type OpeningHours, type Weekday } from "../model/hours.ts";
import { absoluteUrl } from "./absolute-url.ts";
import type { Thing } from "./structured-data.ts";

export const companyId = absoluteUrl("/#company");

/** Terms of schema.org, in no language. */
const dayOfWeek: Record<Weekday, string> = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
};

/** schema.org takes a missing day as closed. */
export const openingHours = (hours: OpeningHours): Thing[] =>
  groupDays(hours).flatMap(({ days, times }) =>
    times
      ? {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: days.map((day) => dayOfWeek[day]),
          opens: clockTime(times.opens / 60),
          closes: clockTime(times.closes / 60),
        }
      : [],
  );

export function companyNode(): Thing {
  const { general } = company.channels;
  return {
    "@type": ["Organization", "LocalBusiness"],
    "@id": companyId,
    name: site.name,
    slogan: site.tagline,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/wordmark.svg"),
    image: absoluteUrl(shareCardPath(SITE_CARD)),
    address: { "@type": "PostalAddress", addressLocality: contact.officeCity, addressCountry: company.country },
    email: general.email,
    telephone: general.phone,
    contactPoint: Object.entries(company.channels).map(([contactType, { email, phone }]) => ({
      "@type": "ContactPoint",
      contactType,
      email,
      telephone: phone,
    })),
    openingHoursSpecification: openingHours(hours),
    sameAs: company.social.map(({ href }) => href),
  };
}
