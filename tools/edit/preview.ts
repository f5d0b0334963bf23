/** Shows what is typed on the page beside the form, before it is saved. */
import { createStore, get } from "idb-keyval";
import { parse } from "yaml";
import type { Problem } from "../content/parse.ts";
import { entries } from "./entries.ts";
import { setRefused } from "./problems.ts";
import type { Draft } from "./save.ts";

const POLL_MS = 400;

/** Keystatic keeps here what is not saved yet, as the files that it would write. */
const drafts = createStore("keystatic", "items");
type KeystaticDraft = { files: Map<string, Uint8Array> };

/** What is being edited, by the URL: ["singleton", "en-contact"] or ["collection", "products", "flare-42kw"]. */
function edited(): string[] {
  const [, , kind = "", name = "", step = "", slug = ""] = window.location.pathname.split("/").map(decodeURIComponent);
  if (step === "create") return ["collection-create", name];
  return slug ? [kind, name, slug] : [kind, name];
}

async function readDraft(): Promise<Draft> {
  const draft = await get<KeystaticDraft>(edited(), drafts);
  const decoder = new TextDecoder();
  const changes = Object.fromEntries([...(draft?.files ?? [])].map(([path, bytes]) => [path, decoder.decode(bytes)]));
  // A product with another model gets another file.
  const [kind, name, slug] = edited();
  const file = `${name}/${slug}.yaml`;
  const isRenamed = kind === "collection" && slug !== undefined && draft !== undefined && !(file in changes);
  return { changes, deleted: isRenamed ? [file] : [] };
}

const valueAt = (data: unknown, key: readonly PropertyKey[]) =>
  key.reduce<unknown>((value, part) => (Object(value) as Record<PropertyKey, unknown>)[part], data);

const tellFrame = (message: { page: string } | { previewed: true }) =>
  window.parent.postMessage(message, window.location.origin);

async function preview(draft: Draft) {
  const response = await fetch("/edit/preview", { method: "POST", body: JSON.stringify(draft) });
  const problems: Problem[] = await response.json();
  tellFrame({ previewed: true });
  setRefused(problems.map((each) => ({ ...each, value: valueAt(parse(draft.changes[each.file] ?? ""), each.key) })));
}

function pageBeside({ changes }: Draft): string | undefined {
  const [kind = "", name = "", slug] = edited();
  if (kind !== "collection") return entries.find(({ key }) => key === name)?.page;
  // The slug of a draft follows its model.
  const [file = `${name}/${slug}.yaml`] = Object.keys(changes);
  return slug ? `/${file.replace(".yaml", "")}` : "/products";
}

export function startPreview(): void {
  let sent = "";
  let page: string | undefined;
  async function follow() {
    const draft = await readDraft();
    const text = JSON.stringify(draft);
    if (text !== sent) await preview(draft);
    sent = text;
    const next = pageBeside(draft);
    if (next && next !== page) tellFrame({ page: next });
    page = next ?? page;
  }
  /** A request fails while the server restarts: the next one tries again. */
  const tick = () =>
    follow()
      .catch(() => {})
      .finally(() => setTimeout(tick, POLL_MS));
  void tick();
}
