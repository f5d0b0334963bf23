import type { ConsoleMessage, Page } from "@playwright/test";

/** The contact form as a visitor meets it, for the tests that fill it in. */
export const form = (page: Page) => page.getByRole("form", { name: "Contact" });
export const send = (page: Page) => form(page).getByRole("button", { name: "Send message" });
export const toast = (page: Page, title = "Message Sent!") => page.getByRole("listitem").filter({ hasText: title });

/** How many toasts there have been, whether or not their five seconds are over. */
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

/** Tells the form's message from others: the browser may warn of something in the same moment. */
export const isEnquiry = (message: ConsoleMessage) => message.text().startsWith("Contact form submission:");

export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await form(page).getByLabel(label).fill(value);
}

export const whole = { Name: "Asha", Email: "asha@home.example", Message: "Two ACs in Dwarka." };
