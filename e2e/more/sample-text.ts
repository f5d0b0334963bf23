import type { Page } from "@playwright/test";

const SENTENCE = "Sample text of one length, which is on every page instead of its own words.";
const LABEL = "Sample text";

/** Replaces all words by sample text, so that a picture of the page holds its layout, and no sentence. Figures stay. */
export const showSampleText = (page: Page): Promise<void> =>
  page.evaluate(
    ([sentence, label]) => {
      const hasWords = (text: string | null) => /\p{L}{3,}/u.test(text ?? "");
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
      const paragraphs = new Set<Element>();
      for (const text of texts.filter(({ data }) => hasWords(data))) {
        if (text.parentElement?.closest("script, style")) continue;
        const paragraph = text.parentElement?.closest("p");
        text.data = paragraph ? (paragraphs.has(paragraph) ? "" : sentence) : label;
        if (paragraph) paragraphs.add(paragraph);
      }
      for (const field of document.querySelectorAll<HTMLInputElement>("[placeholder]"))
        if (hasWords(field.placeholder)) field.placeholder = label;
    },
    [SENTENCE, LABEL] as const,
  );
