import { contact } from "#content/contact.ts";
import { productActions } from "#content/product-actions.ts";
import { contact as hindi } from "../.cache/content/hi/contact.ts";
import { field, fill, send, toast, validEnquiry } from "./contact-form.ts";
import { expect, openAndHydrate, test, waitForFirstScreen } from "./test.ts";

const request = (model: string) => contact.quote.forModel({ model });

test("contact form keeps a draft across pages and reloads, adds a quote to it and clears it when sent", async ({
  page,
  noise,
}) => {
  const message = field(page, "message");
  const footer = page.getByRole("contentinfo");
  const requestQuote = async () => {
    await footer.getByRole("link", { name: "FLARE 8.2KW" }).click();
    const product = page.getByRole("region", { name: "FLARE 8.2KW", exact: true });
    await product.getByRole("link", { name: productActions.quote }).click();
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await openAndHydrate(page, "/");
  await fill(page, { name: "Asha", message: "Two floors in Dwarka." });
  await test.step("draft is kept on another page", async () => {
    await footer.getByRole("link", { name: "View All Products" }).click();
    await footer.locator("a[href='/#contact']").click();
    await expect(message).toHaveValue("Two floors in Dwarka.");
  });
  await test.step("'Request Quote' scrolls to the form, adds the model and keeps the text", async () => {
    await requestQuote();
    await expect(page).toHaveURL("/#contact");
    await expect(message).toHaveValue(`${request("FLARE 8.2KW")}\n\nTwo floors in Dwarka.`);
    await expect(message).toBeInViewport();
  });
  await test.step("draft survives a reload", async () => {
    await message.fill("Changed my mind.");
    await page.reload();
    await waitForFirstScreen(page);
    await expect(message).toHaveValue("Changed my mind.");
    await expect(field(page, "name")).toHaveValue("Asha");
  });
  await test.step("blank message restored by a reload is rejected, and the quote that replaces it accepted", async () => {
    await fill(page, { ...validEnquiry, message: " " });
    await page.reload();
    await waitForFirstScreen(page);
    await send(page).click();
    await expect(message).toHaveAccessibleDescription(contact.fields.message.problem ?? "");
    await requestQuote();
    await expect(message).toHaveValue(/8\.2KW/);
    await send(page).click();
    await expect(toast(page)).toBeVisible();
  });
  await test.step("sent message is not restored", async () => {
    await page.reload();
    await waitForFirstScreen(page);
    for (const name of ["name", "email", "message"] as const) await expect(field(page, name)).toHaveValue("");
  });
  noise.length = 0;
});

test("quote parameter in the URL fills in the message and replaces an earlier quote", async ({ page }) => {
  await openAndHydrate(page, "/?quote=flare-62kw&figures=Load+4+kW.#contact");
  const message = field(page, "message");
  await expect(message).toHaveValue(`${request("FLARE 6.2KW")}\nLoad 4 kW.\n`);
  await message.pressSequentially("Two floors in Dwarka.");
  await openAndHydrate(page, "/?quote=flare-82kw&figures=Load+6+kW.#contact");
  await expect(message).toHaveValue(`${request("FLARE 8.2KW")}\nLoad 6 kW.\nTwo floors in Dwarka.`);
  const edited = request("two of the FLARE 8.2KW");
  await message.fill(edited);
  await openAndHydrate(page, "/?quote=flare-42kw#contact");
  await expect(message).toHaveValue(`${request("FLARE 4.2KW")}\n\n${edited}`);
});

test("quote request that was not edited is said in the language of the page", async ({ page }) => {
  await openAndHydrate(page, "/?quote=flare-62kw#contact");
  const message = field(page, "message");
  await expect(message).toHaveValue(`${request("FLARE 6.2KW")}\n`);
  await message.press("End");
  await message.pressSequentially("Dwarka.");
  const text = `${request("FLARE 6.2KW")}\nDwarka.`;
  await expect(message).toHaveValue(text);
  const inHindi = page.getByRole("form", { name: hindi.section }).getByLabel(hindi.fields.message.label);
  const { forModel } = hindi.quote;
  await openAndHydrate(page, "/hi#contact");
  await expect(inHindi).toHaveValue(`${forModel({ model: "FLARE 6.2KW" })}\nDwarka.`);
  const edited = forModel({ model: "FLARE" });
  await inHindi.fill(edited);
  await openAndHydrate(page, "/#contact");
  await expect(message).toHaveValue(edited);
});
