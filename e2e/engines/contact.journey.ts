import assert from "node:assert/strict";
import { contact } from "#content/contact.ts";
import { eventually } from "./eventually.ts";
import { journey } from "./journey.ts";

const form = { role: "form", name: contact.section } as const;
type Field = keyof typeof contact.fields;
const field = (name: Field) => ({ role: "textbox", name: contact.fields[name].label, within: form }) as const;
const send = { role: "button", name: contact.send, within: form } as const;
const another = { role: "button", name: contact.another } as const;
const notice = { role: "listitem", name: "Message Sent!" } as const;
const complete = { name: "Asha", email: "asha@home.example", message: "Two ACs in Dwarka." };
const names = ["name", "email", "message"] as const;

journey("empty contact form shows an error beside each field and focuses the first", async (visitor) => {
  await visitor.open("/#contact");
  await visitor.click(send);
  await visitor.isFocusedOn(field("name"));
  for (const name of names) {
    await visitor.seesAttribute(field(name), "aria-invalid", "true");
    const [found] = await visitor.find(field(name));
    assert.equal(found?.description, contact.fields[name].problem);
  }
  await visitor.fill(field("name"), complete.name);
  await visitor.seesAttribute(field("name"), "aria-invalid", undefined);
  await visitor.fill(field("email"), "asha@");
  await visitor.click(send);
  await visitor.isFocusedOn(field("email"));
  await visitor.seesAttribute(field("email"), "aria-invalid", "true");
  await visitor.seesNo(notice);
});

journey("complete contact form is confirmed, announced, logged and cleared", async (visitor) => {
  await visitor.open("/#contact");
  for (const name of names) await visitor.fill(field(name), complete[name]);
  await visitor.run(watchAnnouncements);
  await visitor.click(send);
  await visitor.sees(notice);
  await eventually(() => visitor.run(() => "announced" in window), true, "announced");
  await visitor.click(another);
  for (const name of names) await visitor.seesValue(field(name), "");
  await visitor.consoleShows(/^log: Contact form submission:/);
  await visitor.seesNo(notice);
});

/** The toast's status for screen readers is gone after a second. */
function watchAnnouncements() {
  const look = () => {
    const statuses = [...document.querySelectorAll("[role=status]")];
    if (statuses.some((status) => status.textContent?.includes("Message Sent!")))
      Object.assign(window, { announced: 1 });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}

journey("unsent message survives a reload", async (visitor) => {
  await visitor.open("/#contact");
  await visitor.fill(field("message"), "Half a thought");
  await visitor.reload();
  await visitor.seesValue(field("message"), "Half a thought");
});
