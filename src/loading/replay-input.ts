/**
 * The last click and all edits that a visitor makes before a control has hydrated are repeated once it has. The root
 * and its parts carry `data-hydrating` until then. Links, folds and fields without React state need none of this.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOTICE_ID = "load-failed";
const NOTICE_LOOK =
  "absolute z-40 max-w-88 rounded-control border-[1.5px] border-error bg-raised px-4 py-3 text-ink text-small shadow-menu";

let clicked: HTMLElement | undefined;
const edited = new Set<Field>();

const isHydrating = (element: Element) => element.closest("[data-hydrating]") !== null;

export function watchEarlyInput() {
  const watch = (type: string, note: (target: Element) => void) =>
    window.addEventListener(type, ({ target }) => target instanceof Element && isHydrating(target) && note(target), {
      capture: true,
    });
  watch("click", (target) => {
    clicked = target.closest<HTMLElement>("button") ?? undefined;
  });
  watch("input", (target) => edited.add(target as Field));
}

/**
 * React ignores an event if the value is what it last saw. So the field goes back to its prerendered value in a way that
 * React sees, and gets the visitor's in a way that it does not: by the prototype's own setter.
 */
function repeatEdit(field: Field) {
  if (field instanceof HTMLInputElement && ["radio", "checkbox"].includes(field.type)) {
    const group = field.form?.elements ?? document.getElementsByName(field.name);
    for (const each of group) if (each instanceof HTMLInputElement) each.checked = each.defaultChecked;
    return field.click();
  }
  const { value } = field;
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

export function markHydrated(part: Element) {
  part.removeAttribute("data-hydrating");
  const isReady = (element: Element) => part.contains(element) && !isHydrating(element);
  for (const field of [...edited].filter(isReady)) {
    edited.delete(field);
    repeatEdit(field);
  }
  if (!clicked || !isReady(clicked)) return;
  document.getElementById(NOTICE_ID)?.remove();
  clicked.click();
  clicked = undefined;
}

/** Says at the clicked control that its code did not load. Plain DOM, since React itself may be what is missing. */
export function announceFailedLoad() {
  if (!clicked) return;
  const notice = document.getElementById(NOTICE_ID) ?? document.createElement("p");
  const { left, bottom } = clicked.getBoundingClientRect();
  Object.assign(notice, { id: NOTICE_ID, role: "alert", className: NOTICE_LOOK });
  Object.assign(notice.style, { left: `${left + window.scrollX}px`, top: `${bottom + window.scrollY + 8}px` });
  notice.textContent = document.body.dataset.loadFailed ?? "";
  document.body.append(notice);
}
