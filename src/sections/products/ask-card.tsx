import { ArrowRight } from "lucide-react";
import { listing } from "#content/listing.ts";
import { localPath } from "../../format/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const { heading, text, action } = listing.undecided;

export function AskCard() {
  return (
    <div className="flex flex-col gap-5 pt-7 md:border-ink md:border-t-[1.5px] md:pt-6">
      <div>
        <h3 className="type-h3 text-large leading-heading tracking-heading stretch-heading">{heading}</h3>
        <p className="mt-3.5 max-w-88 text-muted">{text}</p>
      </div>
      <ButtonLink href={localPath("/#find-your-flare")} className="self-start max-md:self-stretch">
        {action}
        <Icon of={ArrowRight} />
      </ButtonLink>
    </div>
  );
}
