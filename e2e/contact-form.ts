import type { ConsoleMessage, Page } from "@playwright/test";
import { contact } from "#content/contact.ts";

export const form = (page: Page) => page.getByRole("form", { name: contact.section });
export const field = (page: Page, name: keyof typeof contact.fields) =>
  form(page).getByLabel(contact.fields[name].label);
export const send = (page: Page) => form(page).getByRole("button", { name: contact.send });
/** In the form's place after sending. */
export const confirmation = (page: Page) => page.getByRole("heading", { name: contact.sentNote });
export const another = (page: Page) => page.getByRole("button", { name: contact.another });
export const toast = (page: Page, title = "Message Sent!") => page.getByRole("listitem").filter({ hasText: title });

/** Counts toasts, including those that have disappeared again. */
export async function countToasts(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const toasts = new Set<Element>();
    const look = () => {
      for (const item of document.querySelectorAll("li"))
        if (item.textContent?.includes("Message Sent!")) toasts.add(item);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return toasts;
  });
  return () => seen.evaluate(({ size }) => size);
}

export const isEnquiryLog = (message: ConsoleMessage) => message.text().startsWith("Contact form submission:");

export async function fill(page: Page, values: Partial<Record<keyof typeof contact.fields, string>>) {
  for (const [name, value] of Object.entries(values)) await field(page, name as keyof typeof values).fill(value);
}

export const validEnquiry = { name: "Asha", email: "asha@home.example", message: "Two ACs in Dwarka." };
