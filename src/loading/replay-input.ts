type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOTICE_ID = "load-failed";
const NOTICE_CLASSES =
  "absolute z-40 w-[min(22rem,100%-2rem)] rounded-control border-[1.5px] border-error bg-raised px-4 py-3 text-ink text-small shadow-menu";

let clicked: Element[] = [];
const edited = new Set<Field>();

const isHydrating = (element: Element) => element.closest("[data-hydrating]") !== null;
const isChoice = (field: Field): field is HTMLInputElement => field.type === "radio" || field.type === "checkbox";

function isEdited(field: Field) {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return field.value !== field.defaultValue;
}

/**
 * Replays the last click on a button, every click on what has `data-replay-all`, and all edits made before a control has
 * hydrated. The root and its parts have `data-hydrating` until then. Links, <details>, popovers and uncontrolled fields
 * work without this.
 */
export function watchEarlyInput(isNewVisit: boolean) {
  const watch = (type: string, note: (target: Element) => void) =>
    window.addEventListener(type, ({ target }) => target instanceof Element && isHydrating(target) && note(target), {
      capture: true,
    });
  watch("click", (target) => {
    const control = target.closest("button:not([popovertarget]), [data-replay-all]");
    clicked = clicked.filter((each) => each.matches("[data-replay-all]"));
    if (control) clicked.push(control);
  });
  watch("input", (target) => edited.add(target as Field));
  // Edited before this script has loaded.
  for (const field of document.querySelectorAll<Field>("[data-hydrating] :is(input, textarea, select)"))
    if (isNewVisit && isEdited(field)) edited.add(field);
}

/** Only what the visitor has left chosen counts, however often it was pressed. */
function replayChoice(field: HTMLInputElement) {
  const { type, name, checked } = field;
  if (type === "radio" && !checked) return;
  const group = type === "radio" ? document.getElementsByName(name) : [field];
  for (const each of group) if (each instanceof HTMLInputElement) each.checked = each.defaultChecked;
  if (field.checked !== checked) field.click();
}

/**
 * React ignores an input event if the value is the last one it tracked. So the field is reset through React's value
 * setter, and gets the visitor's value through the prototype's, which React does not track.
 */
function replayEdit(field: Field, value: string) {
  if (isChoice(field)) return replayChoice(field);
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Hands the part over to React, with the input that it has missed. */
export async function finishHydration(part: Element) {
  part.removeAttribute("data-hydrating");
  const isReady = (element: Element) => part.contains(element) && !isHydrating(element);
  const edits = [...edited].filter(isReady).map((field) => [field, field.value] as const);
  for (const [field, value] of edits) {
    edited.delete(field);
    replayEdit(field, value);
    // React renders in a microtask: the next edit or click must find what this one has changed.
    await undefined;
  }
  const ready = clicked.filter(isReady);
  clicked = clicked.filter((each) => !ready.includes(each));
  if (clicked.length + edited.size === 0) document.getElementById(NOTICE_ID)?.remove();
  for (const each of ready) {
    each.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await undefined;
  }
}

/** Shows a notice at the control that was clicked or edited. Plain DOM, since React itself may have failed to load. */
export function announceFailedLoad() {
  // Fields of a form need no code until it is sent.
  const last = clicked.at(-1) ?? [...edited].findLast(({ form }) => !form);
  if (!last) return;
  const notice = document.getElementById(NOTICE_ID) ?? document.createElement("p");
  const { left, bottom } = last.getBoundingClientRect();
  const textContent = document.body.dataset.loadFailed;
  Object.assign(notice, { id: NOTICE_ID, role: "alert", className: NOTICE_CLASSES, textContent });
  const leftOnPage = `max(1rem, min(${left + window.scrollX}px, 100% - 23rem))`;
  Object.assign(notice.style, { left: leftOnPage, top: `${bottom + window.scrollY + 8}px` });
  document.body.append(notice);
}
