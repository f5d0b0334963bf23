import type { ContactChannel } from "../../content/company.ts";
import type { ContactWords } from "../../content/contact.ts";
import type { QuoteRequest } from "../../model/enquiry.ts";
import type { OpeningHours } from "../../model/hours.ts";
import { Section } from "../section.tsx";
import { BusinessHours } from "./business-hours.tsx";
import { ContactForm } from "./contact-form.tsx";

type ContactProps = {
  words: ContactWords;
  office: string;
  channels: readonly ContactChannel[];
  hours: OpeningHours;
  quote: QuoteRequest | undefined;
  onQuoteTaken: () => void;
};

const row = "grid min-h-12 grid-cols-[4rem_1fr] items-center gap-x-3 border-line border-t lg:grid-cols-[6rem_1fr]";

function Channel({ label, email, phone }: ContactChannel) {
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

export function Contact({ words, office, channels, hours, quote, onQuoteTaken }: ContactProps) {
  return (
    <Section id="contact" label="Contact" hour={18.67} className="ground-dusk pb-(--section)">
      <div className="columns-12 gap-y-12">
        <div className="col-span-12 tablet:pr-5 md:col-span-6 lg:col-span-5">
          <h2 id="contact-heading" className="type-h2 first-letter:-mr-[0.066em]">
            {words.heading}
          </h2>
          <p className="mt-4 mb-8 max-w-104 text-muted md:mt-5 md:mb-11">{words.lead}</p>
          <dl className="border-line border-b">
            <div className={row}>
              <dt className="text-muted">Office</dt>
              <dd>{office}</dd>
            </div>
            {channels.map((channel) => (
              <Channel key={channel.label} {...channel} />
            ))}
          </dl>
          <BusinessHours hours={hours} />
        </div>
        <div className="no-print col-span-12 flex flex-col md:col-span-6 lg:col-start-7">
          <ContactForm words={words} reach={channels[0]} quote={quote} onQuoteTaken={onQuoteTaken} />
          <p className="without-script type-lead">{words.withoutScript}</p>
        </div>
      </div>
    </Section>
  );
}
