import { ArrowRight, BatteryCharging, ChartNoAxesColumn, FileText, MessageSquare, Plus } from "lucide-react";
import type { SupportContent } from "../content/support.ts";
import { Horizon } from "../ui/horizon.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";

const icons = { size: ChartNoAxesColumn, hybrid: BatteryCharging, sheet: FileText, talk: MessageSquare };

function GoldenHour({ support }: { support: SupportContent }) {
  return (
    <div className="ground-dusk relative isolate flex min-h-118 flex-col bg-[#3b2713] text-ink md:min-h-155 lg:min-h-190">
      <Picture
        name={support.picture.name}
        alt={support.picture.alt}
        sizes="100vw"
        className="by-lamplight absolute inset-0 -z-2 h-full w-full object-cover object-[74%_62%]"
      />
      <div className="absolute inset-0 -z-1 bg-[linear-gradient(rgb(48_27_9/0.5),rgb(48_27_9/0)_34%),linear-gradient(to_top,rgb(48_27_9/0.92)_8%,rgb(48_27_9/0.7)_36%,rgb(48_27_9/0)_64%)] md:bg-[radial-gradient(68%_112%_at_2%_104%,rgb(48_27_9/0.9),rgb(48_27_9/0.72)_45%,rgb(48_27_9/0.34)_74%,rgb(48_27_9/0)),linear-gradient(rgb(48_27_9/0.62),rgb(48_27_9/0)_36%)]" />
      <div className="wrap flex flex-1 flex-col pt-10 pb-7 md:pt-16 md:pb-18">
        <Horizon hour={17.17} label="Services & Support" late />
        <h2 id="services-heading" className="type-h2 mt-auto max-w-[8.4em]">
          {support.heading}
        </h2>
        <p className="type-lead mt-3 md:mt-5">{support.lead}</p>
      </div>
    </div>
  );
}

function Help({ support }: { support: SupportContent }) {
  return (
    <div className="col-span-12 md:sticky md:top-28 md:col-span-4 md:self-start">
      <h3 className="type-h3 mb-4 md:mb-7">Help with</h3>
      <ul className="border-line border-b">
        {support.help.map(({ label, to, icon }) => (
          <li key={label} className="border-line border-t">
            <Link
              to={to}
              className="group grid min-h-15 grid-cols-[1.25rem_1fr_1.25rem] items-center gap-3.5 pt-0.5 leading-tight"
            >
              <Icon of={icons[icon]} />
              {label}
              <Icon of={ArrowRight} className="transition-transform group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Questions({ questions }: { questions: SupportContent["questions"] }) {
  return (
    <div className="col-span-12 border-line border-b md:col-span-7 md:col-start-6">
      {questions.map(({ id, question, answer }, i) => (
        <details key={id} id={`faq-${id}`} open={i === 0} className="group border-line border-t">
          <summary className="flex min-h-14 items-center justify-between gap-6 pt-4.5 pb-3.5 font-[560] font-wide text-[1.1875rem] leading-tight tracking-[-0.008em] font-stretch-[108%] lg:text-[1.375rem]">
            {question}
            <Icon of={Plus} className="transition-transform group-open:rotate-45" />
          </summary>
          <p className="max-w-152 text-pretty pb-6">{answer}</p>
        </details>
      ))}
    </div>
  );
}

export function Services({ support }: { support: SupportContent }) {
  return (
    <section id="services" tabIndex={-1} aria-labelledby="services-heading">
      <GoldenHour support={support} />
      <div className="ground-gold bg-page pt-10 pb-(--section) text-ink md:pt-22">
        <div className="wrap columns-12 gap-y-10">
          <Help support={support} />
          <Questions questions={support.questions} />
        </div>
      </div>
    </section>
  );
}
