import { z } from "zod";
import { link, listOf } from "./link.ts";
import { id, text } from "./text.ts";

const question = z.strictObject({
  /** Also its address: /#faq-<id>. */
  id: id(),
  question: text(80),
  answer: text(600),
  more: link().optional(),
});

export const questions = z.strictObject({ questions: listOf(question) }).transform((file) => file.questions);
