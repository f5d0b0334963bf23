import { type RefObject, useEffect } from "react";
import { readDraft, readQuoteRequest, saveQuoteRequest } from "../../enquiry/draft.ts";
import { withQuote } from "../../model/enquiry.ts";
import { control, restoreFields } from "./form-values.ts";
import type { Quote } from "./use-quote.ts";

/** Inserts a quote request into the message, in place of the last one unless that was edited. */
function insertQuote(message: HTMLInputElement | HTMLTextAreaElement, request: string, asked: string) {
  message.value = withQuote(message.value, request, readQuoteRequest().request);
  saveQuoteRequest({ asked, request });
  // As if typed: saves the draft and clears a validation message.
  message.dispatchEvent(new Event("input", { bubbles: true }));
}

export function useInsertedQuote(ref: RefObject<HTMLFormElement | null>, { asked, inWords, onTaken }: Quote) {
  useEffect(() => {
    const form = ref.current;
    const request = inWords(asked);
    if (!form || !request) return;
    const message = control(form, "message");
    insertQuote(message, request, asked);
    const finish = () => {
      onTaken();
      // On a phone the linked section starts above the form.
      message.scrollIntoView({ block: "center" });
    };
    // A change of the URL would stop the navigation before it moves the focus to the section.
    (window.navigation?.transition?.finished ?? Promise.resolve()).then(finish, finish);
  }, [ref, asked, inWords, onTaken]);
}

/** Restores the draft. A request that was inserted in another language, and not edited, is said in this one. */
export function useDraft(ref: RefObject<HTMLFormElement | null>, inWords: Quote["inWords"]) {
  useEffect(() => {
    if (!ref.current) return;
    restoreFields(ref.current, readDraft());
    const message = control(ref.current, "message");
    const { asked, request } = readQuoteRequest();
    const translated = inWords(asked);
    if (translated && message.value.includes(request)) insertQuote(message, translated, asked);
  }, [ref, inWords]);
}
