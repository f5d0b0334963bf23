import type { SupportContent } from "../../content/support.ts";
import { GoldenHour } from "./golden-hour.tsx";
import { Help } from "./help.tsx";
import { Questions } from "./questions.tsx";

export function Services({ support }: { support: SupportContent }) {
  return (
    <section id="services" tabIndex={-1} aria-labelledby="services-heading">
      <GoldenHour {...support} />
      <div className="ground-gold bg-page pt-10 pb-(--section) text-ink md:pt-22">
        <div className="wrap columns-12 gap-y-10">
          <Help heading={support.helpHeading} help={support.help} />
          <Questions questions={support.questions} words={support.search} />
        </div>
      </div>
    </section>
  );
}
