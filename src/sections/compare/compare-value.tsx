import { Check } from "lucide";
import { compare } from "#content/compare.ts";
import { Icon } from "../../ui/icon.tsx";

/** "12A/12A/12A" may break after a slash. */
const breakable = (text: string) => text.replaceAll("/", "/\u200b");

/** Text, or whether the model has the feature. */
export function CompareValue({ value }: { value: string | boolean }) {
  if (typeof value === "string") return breakable(value);
  if (!value) {
    return (
      <span>
        <span aria-hidden="true">—</span>
        <span className="sr-only">{compare.table.no}</span>
      </span>
    );
  }
  return (
    <span>
      <Icon of={Check} className="mr-2 inline align-[-0.25em] text-accent-text" />
      {compare.table.yes}
    </span>
  );
}
