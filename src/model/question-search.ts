import type { Words } from "../../content/schema/index.ts";
import { foldDevanagari, foldedByContext, soundsLike } from "./devanagari.ts";

export type Question = Words["questions"][number];

type FoundQuestion = {
  id: string;
  /** A word is found only in the answer, so the answer has to be open. */
  inAnswer: boolean;
};

type Piece = { text: string; match: boolean };

const BETWEEN_DIGITS = /(?<=\d),(?=\d)/g;

const ACCENT = /(?!\p{Script=Devanagari})\p{M}/gu;

/** Lower case, without accents, straight quotes, one spelling of Hindi vowels. */
const normalize = (sign: string): string =>
  [...sign.normalize("NFKD").replaceAll(ACCENT, "").replaceAll(/[‘’]/g, "'").toLowerCase().replaceAll(ACCENT, "")]
    .map(foldDevanagari)
    .join("");

/** `plain` is the normalized text, `from` the index in the original for each character. "78,000" becomes "78000". */
function normalized(text: string): { plain: string; from: number[] } {
  const commas = new Set([...text.matchAll(BETWEEN_DIGITS)].map(({ index }) => index));
  const folded = foldedByContext(text);
  let plain = "";
  let at = 0;
  const from: number[] = [];
  for (const sign of text) {
    const letters = commas.has(at) ? "" : (folded.get(at) ?? normalize(sign));
    plain += letters;
    for (let i = 0; i < letters.length; i++) from.push(at);
    at += sign.length;
  }
  return { plain, from };
}

/** Punctuation within a word or number ("home's", "10.2") is part of it. "5kW" are two words. */
const WORD = /[\p{N}\p{Sc}%]+(?:\.\p{N}+)*%?|[\p{L}\p{M}]+(?:['.][\p{L}\p{M}]+)*/gu;

/** Our texts say "units a day", not "units per day". */
const PER = /(?<=\s)per(?=\s)/g;

const allWords = (text: string): string[] => [...new Set(normalized(text).plain.replaceAll(PER, "").match(WORD))];

/** The words to search for, without fillers. */
export function wordsOf(query: string, fillers = ""): string[] {
  const words = allWords(query);
  if (words.length === 0) return words;
  const fillerWords = allWords(fillers);
  return words.filter((word) => !fillerWords.includes(word));
}

/** The word with its singular and plural. "unit" is part of "units" anyway, but "battery" not of "batteries". */
const formsOf = (word: string): string[] => [
  word,
  word.replace(/(?<=\p{L}{2})ies$/u, "y"),
  word.replace(/(?<=\p{L}{3})(?:(?<=ss|x|ch|sh)e)?(?<![isu])s$/u, ""),
  word.replace(/(?<=\p{L}[^aeiou])y$/u, "ies"),
];

/** "AC" is no part of "factory". In Devanagari one syllable. */
const SHORT = /^(?:[a-z]{1,2}|\p{Script=Devanagari}\p{M}?)$/u;

type Span = readonly [start: number, end: number];

/** Where the text has the word, or one that sounds like it, as places in `plain`. */
function spansOf(plain: string, word: string, matchesShort: (each: string) => boolean): Span[] {
  const spans: Span[] = [];
  if (!SHORT.test(word))
    for (const form of formsOf(word))
      for (let at = plain.indexOf(form); at >= 0; at = plain.indexOf(form, at + 1)) spans.push([at, at + form.length]);
  for (const { 0: each, index } of plain.matchAll(WORD)) {
    if (soundsLike(each, word)) spans.push([index, index + each.length]);
    else if (SHORT.test(word) && matchesShort(each)) spans.push([index, index + word.length]);
  }
  return spans;
}

/** "AC" and "ACs", before words that begin with it: "account", or what the visitor is still typing. */
const wholeOrStart = [
  (word: string) => (each: string) => each === word || each === `${word}s`,
  (word: string) => (each: string) => each.startsWith(word),
];

/** Questions that contain every word, in the question, the answer or its keywords. No words match all. */
export function searchQuestions(questions: readonly Question[], words: readonly string[]): FoundQuestion[] {
  if (words.length === 0) return questions.map(({ id }) => ({ id, inAnswer: false }));
  const found = wholeOrStart.map((matches) => matching(questions, words, matches));
  return found.find(({ length }) => length > 0) ?? [];
}

type ShortMatch = (typeof wholeOrStart)[number];

function matching(questions: readonly Question[], words: readonly string[], matches: ShortMatch): FoundQuestion[] {
  return questions.flatMap(({ id, question, answer, keywords = "" }) => {
    const [questionText, answerText, keywordText] = [question, answer, keywords].map((text) => normalized(text).plain);
    const isIn =
      (text = "") =>
      (word: string) =>
        spansOf(text, word, matches(word)).length > 0;
    const elsewhere = words.filter((word) => !isIn(questionText)(word));
    if (!elsewhere.every((word) => isIn(answerText)(word) || isIn(keywordText)(word))) return [];
    return [{ id, inAnswer: elsewhere.some(isIn(answerText)) }];
  });
}

/** A Devanagari syllable is one shape: a mark must not part a letter from its signs. */
const syllableEnd = (text: string, end: number): number =>
  end + (/^(?:\p{M}|(?<=्)\p{L})+/u.exec(text.slice(end))?.[0].length ?? 0);

/** Splits the text into pieces with and without a match. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const { plain, from } = normalized(text);
  const marked = new Set<number>();
  const spans = words.flatMap((word) => {
    const found = wholeOrStart.map((matches) => spansOf(plain, word, matches(word)));
    return found.find(({ length }) => length > 0) ?? [];
  });
  for (const [start, end] of spans) {
    const last = syllableEnd(text, from[end] ?? text.length);
    for (let i = from[start] ?? last; i < last; i++) marked.add(i);
  }
  const pieces: Piece[] = [];
  for (let i = 0; i < text.length; i++) {
    const match = marked.has(i);
    const last = pieces.at(-1);
    if (last?.match === match) last.text += text[i];
    else pieces.push({ text: text[i] ?? "", match });
  }
  return pieces;
}
