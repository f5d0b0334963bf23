import { Search } from "lucide";
import { type RefObject, useId } from "react";
import { services } from "#content/services.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDebouncedStatus } from "../../ui/use-debounced-status.ts";

type QuestionSearchProps = {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onClear: () => void;
  count: number;
};

const words = services.search;

export function QuestionSearch({ field, query, onQuery, onClear, count }: QuestionSearchProps) {
  const id = useId();
  const status = useDebouncedStatus(words.counted({ count }));
  return (
    <search className="needs-script print:hidden mb-5 block md:mb-7">
      <div className="mb-2 flex justify-between gap-4 text-small">
        <label htmlFor={id} className="font-medium">
          {words.label}
        </label>
        <p role="status" className="text-muted">
          {status}
        </p>
      </div>
      <div className="relative">
        <Icon of={Search} className="pointer-events-none absolute top-4.5 left-4.5 text-muted" />
        <input
          ref={field}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          value={query}
          placeholder={words.hint}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && onClear()}
          className="h-14 w-full appearance-none rounded-control border-[1.5px] border-field-line bg-field pt-0.5 pr-22 pl-12.5 text-body text-ellipsis transition-colors placeholder:text-muted hover:border-muted [&::-webkit-search-cancel-button]:hidden"
        />
        {query && (
          <button
            type="button"
            onClick={onClear}
            className="absolute inset-y-1 right-1.5 min-w-11 px-3 pt-0.5 font-semibold text-small underline underline-offset-4"
          >
            {words.clear}
          </button>
        )}
      </div>
    </search>
  );
}
