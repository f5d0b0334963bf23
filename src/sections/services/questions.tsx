import { useRef } from "react";
import { questions } from "#content/questions.ts";
import { searchQuestions, wordsOf } from "../../model/question-search.ts";
import { NothingFound } from "./nothing-found.tsx";
import { QuestionFold } from "./question-fold.tsx";
import { QuestionSearch } from "./question-search.tsx";
import { useQuestionState } from "./use-question-state.ts";

/** A search only hides questions, so that hash links to them keep working. */
export function Questions() {
  const { query, setQuery, visitorOpened, onToggled } = useQuestionState();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setQuery("");
    field.current?.focus();
  };
  const searched = wordsOf(query);
  const found = searchQuestions(questions, query);
  return (
    <div className="col-span-12 md:col-span-7 md:col-start-6">
      <QuestionSearch field={field} query={query} onQuery={setQuery} onClear={clear} count={found.length} />
      <div className="border-line border-b">
        {questions.map((each, i) => {
          const match = found.find(({ id }) => id === each.id);
          const unfolded = searched.length > 0 ? match?.inAnswer : i === 0;
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
        })}
      </div>
      {found.length === 0 && <NothingFound onClear={clear} />}
    </div>
  );
}
