import type { OutgoingMessage } from "../model/message.ts";
import { tabStorage } from "../storage/safe-storage.ts";

type Form = OutgoingMessage["form"];

const storageKey = (form: Form) => `flare:draft-id:${form}`;
const inMemory = new Map<Form, string>();

// crypto.randomUUID needs a secure context.
const randomId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

/** Part of the idempotency key. Stored with the draft: sent again after a reload, a message keeps its key. */
export function draftId(form: Form): string {
  const id = tabStorage.read(storageKey(form)) ?? inMemory.get(form) ?? randomId();
  tabStorage.write(storageKey(form), id);
  inMemory.set(form, id);
  return id;
}

/** After success, so that the next message is new even with the same text. */
export function dropDraftId(form: Form) {
  tabStorage.drop(storageKey(form));
  inMemory.delete(form);
}
