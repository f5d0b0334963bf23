import { ArrowRight } from "lucide";
import { services } from "#content/services.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

export function NothingFound({ onClear }: { onClear: () => void }) {
  const words = services.search;
  return (
    <div className="pt-8">
      <h3 className="type-h3">{words.none}</h3>
      <p className="mt-2 max-w-136 text-muted">{words.advice}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">
        <ButtonLink href={words.ask.to}>
          {words.ask.label}
          <Icon of={ArrowRight} />
        </ButtonLink>
        <Button variant="text" onClick={onClear}>
          {words.clearLong}
        </Button>
      </div>
    </div>
  );
}
