import { contact as words } from "#content/contact.ts";
import { products } from "#content/products.ts";
import { company } from "#facts/company.ts";
import { hours } from "#facts/hours.ts";
import { series } from "../../format/lists-and-dates.ts";
import { telephoneUrl } from "../../model/telephone.ts";
import { Section } from "../section.tsx";
import { BusinessHours } from "./business-hours.tsx";
import { ContactForm } from "./contact-form.tsx";
import { useQuote } from "./use-quote.ts";

const { channels } = company;
type ChannelName = keyof typeof channels;

function Channel({ label, email, phone }: { label: string; email: string; phone: string }) {
  return (
    <div className="border-line border-t pt-2.5 lg:grid lg:grid-cols-[6rem_1fr] lg:items-center lg:gap-x-3 lg:pt-0">
      <dt className="text-muted max-lg:text-small max-lg:leading-none">{label}</dt>
      <dd className="flex flex-wrap justify-between gap-x-4 max-lg:text-small lg:min-h-12">
        <a href={`mailto:${email}`} className="flex min-h-11 items-center hover:underline">
          {email}
        </a>
        <a href={telephoneUrl(phone)} className="flex min-h-11 items-center tabular-nums hover:underline">
          {phone.replaceAll(" ", "\u00a0")}
        </a>
      </dd>
    </div>
  );
}

export function Contact() {
  const quote = useQuote(products);
  return (
    <Section id="contact" className="ground-dusk pb-(--section)">
      <div className="grid-12 gap-y-8 md:gap-y-12">
        <div className="skip-layout col-span-12 tablet:pr-5 md:col-span-6 lg:col-span-5">
          <h2 id="contact-heading" className="type-h2 lg:-mr-24 first-letter:-mr-[0.066em]">
            {words.heading}
          </h2>
          <p className="mt-4 mb-6 max-w-104 text-muted md:mb-8">{words.lead}</p>
          <dl className="border-line border-b">
            <div className="flex min-h-12 items-center justify-between gap-x-3 border-line border-t lg:grid lg:grid-cols-[6rem_1fr]">
              <dt className="text-muted">{words.office}</dt>
              <dd>{series([words.officeCity, words.officeCountry])}</dd>
            </div>
            {(Object.keys(channels) as ChannelName[]).map((name) => (
              <Channel key={name} label={words.channels[name]} {...channels[name]} />
            ))}
          </dl>
          <BusinessHours hours={hours} />
        </div>
        <div className="print:hidden col-span-12 flex flex-col md:col-span-6 md:col-start-7">
          <ContactForm reach={channels.general} quote={quote} />
          <p className="without-script type-lead">{words.withoutScript}</p>
        </div>
      </div>
    </Section>
  );
}
