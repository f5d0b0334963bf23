import { ArrowRight, Plus } from "lucide";
import { keepWithNumber } from "../../model/format.ts";
import { markWords, type Question } from "../../model/question-search.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

function Marked({ text, searched }: { text: string; searched: readonly string[] }) {
  if (searched.length === 0) return keepWithNumber(text);
  return markWords(text, searched).map(({ text: piece, match }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
    match ? <mark key={i}>{piece}</mark> : keepWithNumber(piece),
  );
}

type QuestionFoldProps = {
  question: Question;
  searched: readonly string[];
  hidden: boolean;
  open: boolean;
  onToggled: (id: string, open: boolean) => void;
};

export function QuestionFold({ question, searched, hidden, open, onToggled }: QuestionFoldProps) {
  const { id, answer, more } = question;
  return (
    <details
      id={`faq-${id}`}
      hidden={hidden}
      open={open}
      // The browser opens it too, for a hash link or find-in-page.
      onToggle={({ currentTarget }) => currentTarget.open !== open && onToggled(id, currentTarget.open)}
      className="group border-line border-t"
    >
      <summary className="flex min-h-13 items-center justify-between gap-6 pt-3.5 pb-2.5 md:min-h-14 md:pt-4.5 md:pb-3.5 font-semibold font-wide text-h4 leading-title tracking-title stretch-label">
        <span>
          <Marked text={question.question} searched={searched} />
        </span>
        <Icon of={Plus} className="print:hidden transition-transform group-open:rotate-45" />
      </summary>
      <div className="max-w-152 pb-6">
        <p>
          <Marked text={answer} searched={searched} />
        </p>
        {more && (
          <ButtonLink href={more.to} variant="text" className="print:hidden mt-3">
            {more.label}
            <Icon of={ArrowRight} size={18} />
          </ButtonLink>
        )}
      </div>
    </details>
  );
}
