import { services } from "#content/services.ts";
import { Horizon } from "../../brand/horizon.tsx";
import { Picture } from "../../ui/picture.tsx";
import "./golden-hour.css";

export function GoldenHour() {
  const { section, heading, lead, picture } = services;
  return (
    <div className="skip-layout ground-dusk ground-umber relative isolate flex min-h-124 overflow-clip print:min-h-0 flex-col bg-page text-ink md:min-h-104 lg:min-h-[max(30rem,32vw)]">
      <Picture
        name={picture.name}
        tall={picture.tall}
        alt={picture.alt}
        sizes="100vw"
        className="print:hidden absolute inset-0 -z-2 h-full w-full max-w-none object-cover object-top md:w-[101%] md:object-[74%_57%]"
      />
      <div className="golden-scrim print:hidden absolute inset-0 -z-1" />
      <div className="wrap flex flex-1 flex-col pt-5 pb-7 md:pt-16 md:pb-14">
        <Horizon hour={15.5} label={section} fadesOut />
        <h2 id="services-heading" className="type-h2 mt-auto max-w-[8.4em]">
          {heading}
        </h2>
        <p className="type-lead mt-3 text-balance md:mt-5">{lead}</p>
      </div>
    </div>
  );
}
