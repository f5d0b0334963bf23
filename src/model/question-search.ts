export type Question = {
  id: string;
  question: string;
  answer: string;
  /** Where to go on from the answer. */
  more?: { label: string; to: string };
};

type FoundQuestion = {
  id: string;
  /** The question alone does not hold every word, so the answer has to be seen. */
  inAnswer: boolean;
};

type Piece = { text: string; match: boolean };

const BETWEEN_DIGITS = /(?<=\d),(?=\d)/g;

/** One sign as it is compared: small, without accents, typewriter quotes. */
const fold = (sign: string): string =>
  sign.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(/[‘’]/g, "'").toLowerCase().replaceAll(/\p{M}/gu, "");

/** Text as it is compared, and for each of its letters where that stands in the original. "78,000" is also "78000". */
function folded(text: string): { plain: string; from: number[] } {
  const commas = new Set([...text.matchAll(BETWEEN_DIGITS)].map(({ index }) => index));
  let plain = "";
  let at = 0;
  const from: number[] = [];
  for (const sign of text) {
    const letters = commas.has(at) ? "" : fold(sign);
    plain += letters;
    for (let i = 0; i < letters.length; i++) from.push(at);
    at += sign.length;
  }
  return { plain, from };
}

/** Signs between words part them; those within a word or a number ("home's", "10.2") stay. */
const WORD = /[\p{L}\p{N}\p{Sc}%]+(?:['.][\p{L}\p{N}]+)*/gu;

/** Units per day are units a day in our words. */
const BETWEEN_WORDS = /(?<=\s)per(?=\s)/g;

export const wordsOf = (query: string): string[] => [
  ...new Set(folded(query).plain.replaceAll(BETWEEN_WORDS, "").match(WORD)),
];

/** The word as typed, as one and as many; "unit" is within "units" anyway, "battery" not within "batteries". */
const formsOf = (word: string): string[] => [
  word,
  word.replace(/(?<=\p{L}{2})ies$/u, "y"),
  word.replace(/(?<=\p{L}{3})(?:(?<=ss|x|ch|sh)e)?(?<![isu])s$/u, ""),
  word.replace(/(?<=\p{L}[^aeiou])y$/u, "ies"),
];

const holds = (plain: string, word: string) => formsOf(word).some((form) => plain.includes(form));

/** The questions that hold every word, in the question or its answer. No words find everything. */
export function searchQuestions(questions: readonly Question[], query: string): FoundQuestion[] {
  const words = wordsOf(query);
  return questions.flatMap(({ id, question, answer }) => {
    const asked = folded(question).plain;
    const said = folded(answer).plain;
    if (!words.every((word) => holds(asked, word) || holds(said, word))) return [];
    return [{ id, inAnswer: !words.every((word) => holds(asked, word)) }];
  });
}

/** The text in pieces, those that the words are found in marked. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const { plain, from } = folded(text);
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
