import { contact as words } from "#content/contact.ts";
import { products } from "#content/products.ts";
import { company } from "#facts/company.ts";
import { hours } from "#facts/hours.ts";
import { Section } from "../section.tsx";
import { BusinessHours } from "./business-hours.tsx";
import { ContactForm } from "./contact-form.tsx";
import { useQuote } from "./use-quote.ts";

const { channels } = company;
type ChannelName = keyof typeof channels;

const row = "grid min-h-12 grid-cols-[4rem_1fr] items-center gap-x-3 border-line border-t lg:grid-cols-[6rem_1fr]";

function Channel({ label, email, phone }: { label: string; email: string; phone: string }) {
  return (
    <div className={`${row} max-lg:items-start`}>
      <dt className="flex min-h-11 items-center text-muted max-lg:mt-1">{label}</dt>
      <dd className="flex justify-between gap-x-4 max-lg:flex-col max-lg:py-1 max-lg:text-small">
        <a href={`mailto:${email}`} className="flex min-h-11 items-center hover:underline">
          {email}
        </a>
        <a
          href={`tel:${phone.replaceAll(" ", "")}`}
          className="flex min-h-11 items-center tabular-nums hover:underline"
        >
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
      <div className="columns-12 gap-y-12">
        <div className="col-span-12 tablet:pr-5 md:col-span-6 lg:col-span-5">
          <h2 id="contact-heading" className="type-h2 first-letter:-mr-[0.066em]">
            {words.heading}
          </h2>
          <p className="mt-4 mb-8 max-w-104 text-muted md:mt-5 md:mb-11">{words.lead}</p>
          <dl className="border-line border-b">
            <div className={row}>
              <dt className="text-muted">{words.office}</dt>
              <dd>{words.officeCity}</dd>
            </div>
            {(Object.keys(channels) as ChannelName[]).map((name) => (
              <Channel key={name} label={words.channels[name]} {...channels[name]} />
            ))}
          </dl>
          <BusinessHours hours={hours} />
        </div>
        <div className="no-print col-span-12 flex flex-col md:col-span-6 lg:col-start-7">
          <ContactForm reach={channels.general} {...quote} />
          <p className="without-script type-lead">{words.withoutScript}</p>
        </div>
      </div>
    </Section>
  );
}
