import { ArrowRight } from "lucide";
import { listing } from "#content/listing.ts";
import { localPath } from "../../format/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const { figure, heading, text, action } = listing.undecided;

/** After the products, as wide as what is left of its row. */
export function AskCard() {
  return (
    <div className="flex flex-col pt-6 md:pt-0">
      <div
        className="ask-plate print:hidden @container grid place-items-center rounded-plate shadow-[inset_0_0_0_1.5px_var(--color-line)] max-md:hidden [--stroke:2px]"
        aria-hidden="true"
      >
        <span className="numeral outlined text-(length:--numeral) [--numeral:min(40cqi,17rem)]">{figure.text}</span>
      </div>
      <h3 className="type-h3 text-large leading-heading tracking-heading stretch-heading md:pt-5">{heading}</h3>
      <p className="mt-3.5 mb-5 max-w-88 text-muted">{text}</p>
      <ButtonLink href={localPath("/#find-your-flare")} className="self-start max-md:self-stretch">
        {action}
        <Icon of={ArrowRight} />
      </ButtonLink>
    </div>
  );
}
