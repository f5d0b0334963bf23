import { ChevronDown } from "lucide";
import { useRef } from "react";
import { questions } from "#content/questions.ts";
import { services } from "#content/services.ts";
import { search } from "#facts/search.ts";
import { searchQuestions, wordsOf } from "../../model/question-search.ts";
import { Icon } from "../../ui/icon.tsx";
import { useFold } from "../../ui/use-fold.ts";
import { NothingFound } from "./nothing-found.tsx";
import { QuestionFold } from "./question-fold.tsx";
import { QuestionSearch } from "./question-search.tsx";
import { useQuestionState } from "./use-question-state.ts";

/** The others are under 'More questions'. */
const SHOWN_AT_FIRST = 6;

/** A search only hides questions, so that hash links to them keep working. */
export function Questions() {
  const { query, setQuery, visitorOpened, onToggled } = useQuestionState();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setQuery("");
    field.current?.focus();
  };
  const searched = wordsOf(query, search.fillers);
  const found = searchQuestions(questions, searched);
  const more = useFold();
  const folds = questions.map((each) => {
    const match = found.find(({ id }) => id === each.id);
    const unfolded = searched.length > 0 ? match?.inAnswer : false;
    return (
      <QuestionFold
        key={each.id}
        question={each}
        searched={searched}
        hidden={!match}
        open={visitorOpened[each.id] ?? unfolded ?? false}
        onToggled={onToggled}
      />
    );
  });
  return (
    <div className="col-span-12 md:col-span-7 md:col-start-6">
      <QuestionSearch field={field} query={query} onQuery={setQuery} onClear={clear} count={found.length} />
      <div className="skip-layout border-line border-b">
        {folds.slice(0, SHOWN_AT_FIRST)}
        <details
          {...more.fold}
          open={searched.length > 0 || more.open}
          // A search opens it too.
          onToggle={() => searched.length === 0 && more.fold.onToggle()}
          className="group/more border-line border-t"
        >
          <summary
            hidden={searched.length > 0}
            className="flex min-h-14 items-center justify-between gap-6 pt-0.5 font-semibold print:hidden"
          >
            {services.more}
            <Icon of={ChevronDown} className="transition-transform group-open/more:rotate-180" />
          </summary>
          {folds.slice(SHOWN_AT_FIRST)}
        </details>
      </div>
      {found.length === 0 && <NothingFound onClear={clear} />}
    </div>
  );
}
