import { ArrowRight } from "lucide";
import { listing } from "#content/listing.ts";
import { localPath } from "../../format/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const { heading, text, action } = listing.undecided;

/** After the products, as wide as what is left of its row. */
export function AskCard() {
  return (
    <div className="ask-card flex flex-col gap-5 pt-6 md:h-full md:justify-between md:rounded-plate md:bg-sheet md:p-7 md:shadow-[inset_0_0_0_1.5px_var(--color-line)]">
      <span className="numeral ask-numeral outlined no-print max-md:hidden" aria-hidden="true">
        ?.?
      </span>
      <div className="flex flex-col gap-5">
        <div>
          <h3 className="type-h3 text-large leading-heading tracking-heading stretch-heading">{heading}</h3>
          <p className="mt-3.5 max-w-88 text-muted">{text}</p>
        </div>
        <ButtonLink href={localPath("/#find-your-flare")} className="self-start max-md:self-stretch">
          {action}
          <Icon of={ArrowRight} />
        </ButtonLink>
      </div>
    </div>
  );
}
