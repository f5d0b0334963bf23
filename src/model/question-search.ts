export type Question = {
  id: string;
  question: string;
  answer: string;
  more?: { label: string; to: string } | undefined;
};

type FoundQuestion = {
  id: string;
  /** Some word is found only in the answer, so it has to be open. */
  inAnswer: boolean;
};

type Piece = { text: string; match: boolean };

const BETWEEN_DIGITS = /(?<=\d),(?=\d)/g;

/** Lower case, without accents, straight quotes. */
const normalize = (sign: string): string =>
  sign.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(/[‘’]/g, "'").toLowerCase().replaceAll(/\p{M}/gu, "");

/** `plain` is the normalized text, `from` the index in the original for each character. "78,000" becomes "78000". */
function normalized(text: string): { plain: string; from: number[] } {
  const commas = new Set([...text.matchAll(BETWEEN_DIGITS)].map(({ index }) => index));
  let plain = "";
  let at = 0;
  const from: number[] = [];
  for (const sign of text) {
    const letters = commas.has(at) ? "" : normalize(sign);
    plain += letters;
    for (let i = 0; i < letters.length; i++) from.push(at);
    at += sign.length;
  }
  return { plain, from };
}

/** Punctuation within a word or number ("home's", "10.2") is part of it. */
const WORD = /[\p{L}\p{N}\p{Sc}%]+(?:['.][\p{L}\p{N}]+)*/gu;

/** Our texts say "units a day", not "units per day". */
const PER = /(?<=\s)per(?=\s)/g;

export const wordsOf = (query: string): string[] => [
  ...new Set(normalized(query).plain.replaceAll(PER, "").match(WORD)),
];

/** The word with its singular and plural. "unit" is part of "units" anyway, but "battery" not of "batteries". */
const formsOf = (word: string): string[] => [
  word,
  word.replace(/(?<=\p{L}{2})ies$/u, "y"),
  word.replace(/(?<=\p{L}{3})(?:(?<=ss|x|ch|sh)e)?(?<![isu])s$/u, ""),
  word.replace(/(?<=\p{L}[^aeiou])y$/u, "ies"),
];

const contains = (plain: string, word: string) => formsOf(word).some((form) => plain.includes(form));

/** Questions that contain every word, in the question or the answer. An empty query matches all. */
export function searchQuestions(questions: readonly Question[], query: string): FoundQuestion[] {
  const words = wordsOf(query);
  if (words.length === 0) return questions.map(({ id }) => ({ id, inAnswer: false }));
  return questions.flatMap(({ id, question, answer }) => {
    const questionText = normalized(question).plain;
    const answerText = normalized(answer).plain;
    if (!words.every((word) => contains(questionText, word) || contains(answerText, word))) return [];
    return [{ id, inAnswer: !words.every((word) => contains(questionText, word)) }];
  });
}

/** Splits the text into pieces with and without a match. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const { plain, from } = normalized(text);
  const marked = new Set<number>();
  for (const word of words.filter(Boolean).flatMap(formsOf)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      const end = from[at + word.length] ?? text.length;
      for (let i = from[at] ?? end; i < end; i++) marked.add(i);
    }
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
