import type { Estimates } from "../../model/estimates.ts";
import { basicsNote } from "../compare/runs-in-words.ts";

/** Below product cards. */
export const EstimatesNote = ({ estimates }: { estimates: Estimates }) => (
  <p className="mt-8 max-w-184 text-muted text-note">{basicsNote(estimates.examples)}</p>
);
