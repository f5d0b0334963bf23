import fc from "fast-check";
import { expect, test } from "vitest";
import { markWords, type Question, searchQuestions, wordsOf } from "./question-search.ts";

const questions: Question[] = [
  { id: "subsidy", question: "Is there a subsidy?", answer: "At most ₹78,000 for a home’s roof." },
  { id: "roof", question: "How much roof do I need?", answer: "About 10 square metres a kilowatt." },
  { id: "cafe", question: "Does a café get a subsidy?", answer: "No, but GST is 5%." },
];
const search = (all: readonly Question[], query: string, fillers?: string) =>
  searchQuestions(all, wordsOf(query, fillers));
const found = (query: string) => search(questions, query).map(({ id }) => id);

test("searchQuestions finds every question, closed, for an empty query", () => {
  expect(search(questions, "  ")).toEqual(questions.map(({ id }) => ({ id, inAnswer: false })));
});

test("searchQuestions needs every word in question or answer", () => {
  expect(found("roof")).toEqual(["subsidy", "roof"]);
  expect(found("subsidy roof")).toEqual(["subsidy"]);
  expect(found("subsidy tractor")).toEqual([]);
});

test("inAnswer is true if a word is only in the answer", () => {
  expect(search(questions, "roof")).toEqual([
    { id: "subsidy", inAnswer: true },
    { id: "roof", inAnswer: false },
  ]);
  expect(search(questions, "much metres")).toEqual([{ id: "roof", inAnswer: true }]);
});

test("searchQuestions ignores case, accents, apostrophe style and commas in numbers", () => {
  expect(found("CAFE")).toEqual(["cafe"]);
  expect(found("Café")).toEqual(["cafe"]);
  expect(found("home's")).toEqual(["subsidy"]);
  expect(found("78000")).toEqual(["subsidy"]);
  expect(found("₹78,000")).toEqual(["subsidy"]);
});

test("searchQuestions ignores punctuation", () => {
  expect(found("roof?")).toEqual(found("roof"));
  expect(found("“subsidy”, roof!")).toEqual(["subsidy"]);
  expect(found("square-metres")).toEqual(["roof"]);
  expect(found("metres/kilowatt")).toEqual(["roof"]);
  expect(found("5%?")).toEqual(["cafe"]);
  expect(wordsOf("10.2 kW (home’s)...")).toEqual(["10.2", "kw", "home's"]);
});

test("searchQuestions finds the same for singular and plural", () => {
  const both: Question[] = [
    { id: "one", question: "Which battery?", answer: "A unit, a switch, a subsidy." },
    { id: "many", question: "Do batteries last?", answer: "Units, switches, subsidies." },
  ];
  for (const word of ["battery", "batteries", "unit", "units", "switch", "switches", "subsidy", "subsidies"]) {
    expect(search(both, word), word).toHaveLength(2);
  }
  expect(markWords("Batteries, a battery", wordsOf("battery")).filter(({ match }) => match)).toEqual([
    { text: "Batteries", match: true },
    { text: "battery", match: true },
  ]);
});

test.each(["battery?", "batteries", "roof?", "net-metering", "subsidies", "units per day?"])(
  "search for %s finds a question with these words in another form",
  (query) => {
    const answer = "No battery. With net metering, a roof saves many units per day, and there is a subsidy.";
    expect(search([{ id: "saving", question: "What do I save?", answer }], query)).toHaveLength(1);
  },
);

test("searchQuestions does not shorten words that only look plural", () => {
  const asked = [{ id: "a", question: "The thing you buy", answer: "A garage" }];
  for (const word of ["this", "bus", "gas"]) expect(search(asked, word), word).toEqual([]);
});

test("markWords keeps the original spelling", () => {
  expect(markWords("A café: ₹78,000.", wordsOf("cafe 78000"))).toEqual([
    { text: "A ", match: false },
    { text: "café", match: true },
    { text: ": ₹", match: false },
    { text: "78,000", match: true },
    { text: ".", match: false },
  ]);
});

test("markWords keeps all text, and more words never find more questions", () => {
  const text = fc.string({ unit: fc.constantFrom(..."eéÈİßﬁ ’'1,2₹😀\u0301") });
  fc.assert(
    fc.property(text, text, text, (words, query, more) => {
      const pieces = markWords(words, wordsOf(query));
      expect(pieces.map((piece) => piece.text).join("")).toBe(words);
      const asked = [{ id: "a", question: words, answer: more }];
      if (search(asked, `${query} ${more}`).length > 0) expect(search(asked, query)).toHaveLength(1);
    }),
  );
});

test("searching a question's own words finds it and marks a word", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."eéÈİ’1,2 ₹") }), (words) => {
      const asked = [{ id: "a", question: words, answer: "" }];
      expect(search(asked, words)).toEqual([{ id: "a", inAnswer: false }]);
      const hits = markWords(words, wordsOf(words)).filter(({ match }) => match);
      expect(hits.length > 0).toBe(wordsOf(words).length > 0);
    }),
  );
});

test("searchQuestions takes Hindi spellings for the same: nukta, nasals, long vowels", () => {
  const hindi: Question[] = [
    { id: "size", question: "कौन सा साइज़ लूं?", answer: "बिजली की मंज़ूरी हिन्दी में।" },
    { id: "office", question: "ऑफ़िस कहां है?", answer: "दिल्ली में।" },
  ];
  const ids = (query: string) => search(hindi, query).map(({ id }) => id);
  for (const query of ["साइज", "साईज़", "लूँ", "बीजली", "मंजूरी", "हिंदी", "हिन्दी"])
    expect(ids(query), query).toEqual(["size"]);
  for (const query of ["आफिस", "ऑफिस", "कहाँ"]) expect(ids(query), query).toEqual(["office"]);
  expect(ids("bijli")).toEqual(["size"]);
  const spellings = [{ id: "a", question: "नई इन्वर्टर लगाएं? नेट मीटर चाहिए।", answer: "" }];
  for (const query of ["नयी", "इनवर्टर", "इंवर्टर", "लगायें", "नैट", "चाहिये"])
    expect(search(spellings, query), query).toHaveLength(1);
  expect(ids("मीटर")).toEqual([]);
});

test("searchQuestions reads keywords, which open no answer", () => {
  const asked = [{ id: "cut", question: "Will it run in a power cut?", answer: "A hybrid.", keywords: "बिजली bijli" }];
  for (const query of ["बिजली", "bijli", "bijlee"])
    expect(search(asked, query), query).toEqual([{ id: "cut", inAnswer: false }]);
});

test("markWords keeps Devanagari syllables whole and marks words that sound alike", () => {
  expect(markWords("बिजली है", wordsOf("बिजल"))).toEqual([
    { text: "बिजली", match: true },
    { text: " है", match: false },
  ]);
  expect(markWords("छत पर धूप", wordsOf("dhoop")).filter(({ match }) => match)).toEqual([{ text: "धूप", match: true }]);
});

test("searchQuestions leaves fillers out, and shows everything if nothing is left", () => {
  const asked = [{ id: "subsidy", question: "सब्सिडी मिलती है?", answer: "A subsidy." }];
  const fillers = "क्या कितनी मिलेगी kya milegi";
  const ids = (query: string) => search(asked, query, fillers).map(({ id }) => id);
  for (const query of ["क्या सब्सिडी मिलेगी", "सब्सिडी कितनी", "kya subsidy milegi"])
    expect(ids(query), query).toEqual(["subsidy"]);
  expect(ids("kya milegi")).toEqual(["subsidy"]);
  expect(ids("क्या बैटरी मिलेगी")).toEqual([]);
});

test("searchQuestions finds one or two letters as a word, or else where a word begins with them", () => {
  const asked = [
    { id: "ac", question: "Can it start two ACs?", answer: "" },
    { id: "acid", question: "Lead acid?", answer: "" },
    { id: "factory", question: "What does a factory get?", answer: "" },
  ];
  expect(search(asked, "AC")).toEqual([{ id: "ac", inAnswer: false }]);
  expect(search(asked.slice(1), "ac")).toEqual([{ id: "acid", inAnswer: false }]);
  expect(markWords("ACs in a factory", ["ac"]).filter(({ match }) => match)).toEqual([{ text: "AC", match: true }]);
  const hindi = [
    { id: "ac", question: "दो एसी चलेंगे?", answer: "" },
    { id: "roof", question: "कितनी छत चाहिए?", answer: "" },
  ];
  expect(search(hindi, "ए सी", "सी")).toEqual([{ id: "ac", inAnswer: false }]);
});
