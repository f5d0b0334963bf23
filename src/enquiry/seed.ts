import type { Message } from "../model/message.ts";
import { tabStorage } from "./tab-storage.ts";

type Form = Message["form"];

const slot = (form: Form) => `flare:seed:${form}`;
const remembered = new Map<Form, string>();

// randomUUID is refused on plain http; this is not.
const randomSeed = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

/**
 * What the keys of one draft have in common. It lies beside the draft, so that a reload or a tab that was
 * duplicated with the draft in it sends the same message, not a second one.
 */
export function seedOf(form: Form): string {
  const seed = tabStorage.read(slot(form)) ?? remembered.get(form) ?? randomSeed();
  tabStorage.write(slot(form), seed);
  remembered.set(form, seed);
  return seed;
}

/** After a message has arrived, the next one is new even if it says the same. */
export function dropSeed(form: Form) {
  tabStorage.drop(slot(form));
  remembered.delete(form);
}
