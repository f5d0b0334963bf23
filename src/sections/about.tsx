import { ArrowRight } from "lucide";
import { about } from "#content/about.ts";
import { site } from "#content/site.ts";
import { ButtonSummary } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { Section } from "./section.tsx";

export function About() {
  return (
    <Section id="about" horizon={{ hour: 7.5, label: about.section }}>
      <div className="grid-12 group">
        <div className="col-span-12 flex flex-col md:col-span-6">
          <h2 id="about-heading" className="type-h2">
            {about.heading}
          </h2>
          <div className="mt-6 flex max-w-124 flex-col gap-4 md:mt-10 md:gap-5 lg:mt-12">
            <p className="type-lead">{about.lead}</p>
            <p>{about.text}</p>
            <details className="group mt-2">
              <ButtonSummary className="max-md:w-full">
                {about.storyLabel}
                <Icon of={ArrowRight} className="transition-transform group-open:rotate-90" />
              </ButtonSummary>
              <div className="mt-6 flex flex-col gap-4 border-line border-l-2 pl-6">
                {about.story.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          </div>
          {site.taglineHindi && (
            <p lang="hi" className="mt-auto py-8 text-part leading-tight lg:max-w-[6em] lg:pt-16 lg:pb-12 lg:text-h2">
              {site.taglineHindi}
            </p>
          )}
        </div>
        <div
          className={`-mx-(--margin) relative col-span-12 mt-6 aspect-[6/5] self-start justify-self-stretch md:[--bleed:max(var(--margin),(100vw-80rem)/2)] md:col-span-6 md:col-start-7 md:mt-2 md:mr-[calc(-1*var(--bleed))] md:ml-0 md:w-[calc(100%+var(--bleed))] md:aspect-[16/19] md:max-h-200 ${site.taglineHindi ? "lg:aspect-square" : "lg:aspect-[8/7]"} lg:not-group-has-open:min-h-[calc(100%-0.5rem)] tablet:self-end md:group-has-open:sticky md:group-has-open:top-(--header)`}
        >
          <Picture
            name={about.picture.name}
            alt={about.picture.alt}
            sizes="(width < 44rem) 100vw, 50vw"
            className="size-full object-cover object-[60%_50%] md:object-[80%_50%] lg:object-[63%_45%]"
          />
        </div>
      </div>
    </Section>
  );
}
