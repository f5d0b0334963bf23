import { contact } from "#content/contact.ts";
import { productActions } from "#content/product-actions.ts";
import { field, fill, form } from "./contact-form.ts";
import { expect, hydrated, openHydrated, test } from "./test.ts";

const request = (model: string) => contact.quote.forModel({ model });

test("'Request Quote' on a phone scrolls to the form, adds the model and keeps the text already there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/");
  await fill(page, { message: "Two floors in Dwarka." });
  await page.getByRole("contentinfo").getByRole("link", { name: "FLARE 8.2KW" }).click();
  await page
    .getByRole("region", { name: "FLARE 8.2KW", exact: true })
    .getByRole("link", { name: productActions.quote })
    .click();
  await expect(page).toHaveURL("/#contact");
  const message = field(page, "message");
  await expect(message).toHaveValue(`${request("FLARE 8.2KW")}\n\nTwo floors in Dwarka.`);
  await expect(message).toBeInViewport();
  await message.fill("Changed my mind.");
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue("Changed my mind.");
});

test("'Request Quote' removes the error of an empty message", async ({ page }) => {
  await openHydrated(page, "/");
  await form(page).getByRole("button", { name: contact.send }).click();
  const message = field(page, "message");
  await expect(message).toHaveAttribute("aria-invalid", "true");
  await page.locator("#find-your-flare").getByRole("link", { name: productActions.quote }).click();
  await expect(message).toHaveValue(new RegExp(`^${request("FLARE 6.2KW")}`));
  await expect(message).not.toHaveAttribute("aria-invalid");
});

test("quote parameter in the URL fills in the message, replaces an earlier quote and ignores an unknown model", async ({
  page,
}) => {
  await openHydrated(page, "/?quote=flare-62kw&figures=Load+4+kW.#contact");
  const message = field(page, "message");
  await expect(message).toHaveValue(`${request("FLARE 6.2KW")}\nLoad 4 kW.\n`);
  await message.pressSequentially("Two floors in Dwarka.");
  await openHydrated(page, "/?quote=flare-82kw&figures=Load+6+kW.#contact");
  await expect(message).toHaveValue(`${request("FLARE 8.2KW")}\nLoad 6 kW.\nTwo floors in Dwarka.`);
  const edited = request("two of the FLARE 8.2KW");
  await message.fill(edited);
  await openHydrated(page, "/?quote=flare-42kw#contact");
  await expect(message).toHaveValue(`${request("FLARE 4.2KW")}\n\n${edited}`);
  await message.fill("");
  await openHydrated(page, "/?quote=flare-99kw");
  await expect(message).toHaveValue("");
});
