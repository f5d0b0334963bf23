import type { ConsoleMessage, Page } from "@playwright/test";

export const form = (page: Page) => page.getByRole("form", { name: "Contact" });
export const send = (page: Page) => form(page).getByRole("button", { name: "Send message" });
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

export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await form(page).getByLabel(label).fill(value);
}

export const validEnquiry = { Name: "Asha", Email: "asha@home.example", Message: "Two ACs in Dwarka." };
