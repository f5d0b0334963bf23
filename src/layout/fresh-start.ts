import { tabStorage } from "../enquiry/tab-storage.ts";

const KEY = "flare:fresh-start";

const siteAnswers = () =>
  fetch(window.location.href, { method: "HEAD" }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Opens the address anew, as the present release has it. Once, until a page has shown again: where that can't be
 * remembered, or nobody answers, not at all.
 */
export async function startAfresh(): Promise<boolean> {
  if (tabStorage.read(KEY) || !(await siteAnswers())) return false;
  tabStorage.write(KEY, "begun");
  if (!tabStorage.read(KEY)) return false;
  window.location.reload();
  return true;
}

export const freshStartDone = () => tabStorage.drop(KEY);
