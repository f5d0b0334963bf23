import { z } from "zod";
import { link, listOf } from "./link.ts";
import { id, text } from "./text.ts";

const question = z.strictObject({
  id: id().describe("Also its address: /#faq-<id>."),
  question: text(80),
  answer: text(600),
  more: link().optional(),
  keywords: text(300).optional().describe("Other words that visitors type, in Latin or Devanagari letters."),
});

export const questions = z.strictObject({ questions: listOf(question) }).transform((file) => file.questions);
