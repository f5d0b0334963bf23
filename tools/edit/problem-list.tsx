import { useSyncExternalStore } from "react";
import { problemInWords } from "./problem-in-words.ts";
import { getRefused, watchRefused } from "./problems.ts";

const SHOWN = 3;

/** What keeps the form from being saved. Fields say it too, but a list hides the fields of its entries. */
export function ProblemList() {
  const refused = useSyncExternalStore(watchRefused, getRefused);
  if (refused.length === 0) return null;
  return (
    <ul className="problems" role="status">
      {refused.slice(0, SHOWN).map((problem) => (
        <li key={problemInWords(problem)}>{problemInWords(problem)}</li>
      ))}
      {refused.length > SHOWN && <li>and {refused.length - SHOWN} more</li>}
    </ul>
  );
}
