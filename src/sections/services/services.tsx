import { GoldenHour } from "./golden-hour.tsx";
import { Help } from "./help.tsx";
import { Questions } from "./questions.tsx";

export function Services() {
  return (
    <section id="services" tabIndex={-1} aria-labelledby="services-heading">
      <GoldenHour />
      <div className="ground-gold bg-page pt-10 pb-(--section) text-ink md:pt-16">
        <div className="wrap grid-12 gap-y-10">
          <Help />
          <Questions />
        </div>
      </div>
    </section>
  );
}
