import assert from "node:assert/strict";
import { eventually } from "./eventually.ts";
import { journey } from "./journey.ts";

const form = { role: "form", name: "Contact" } as const;
const field = (name: string) => ({ role: "textbox", name, within: form }) as const;
const send = { role: "button", name: "Send message", within: form } as const;
const notice = { role: "listitem", name: "Message Sent!" } as const;
const complete = { Name: "Asha", Email: "asha@home.example", Message: "Two ACs in Dwarka." };

journey("empty contact form shows an error beside each field and focuses the first", async (visitor) => {
  await visitor.open("/#contact");
  await visitor.click(send);
  await visitor.isFocusedOn(field("Name"));
  const errors = { Name: "Tell us your name", Email: "We need a whole address", Message: "Write a line or two" };
  for (const [name, error] of Object.entries(errors)) {
    await visitor.seesAttribute(field(name), "aria-invalid", "true");
    const [found] = await visitor.find(field(name));
    assert.match(found?.description ?? "", new RegExp(error));
  }
  await visitor.fill(field("Name"), complete.Name);
  await visitor.seesAttribute(field("Name"), "aria-invalid", undefined);
  await visitor.fill(field("Email"), "asha@");
  await visitor.click(send);
  await visitor.isFocusedOn(field("Email"));
  await visitor.seesAttribute(field("Email"), "aria-invalid", "true");
  await visitor.seesNo(notice);
});

journey("complete contact form is confirmed, announced, logged and cleared", async (visitor) => {
  await visitor.open("/#contact");
  for (const [name, text] of Object.entries(complete)) await visitor.fill(field(name), text);
  await visitor.run(watchAnnouncements);
  await visitor.click(send);
  await visitor.sees(notice);
  await eventually(() => visitor.run(() => "announced" in window), true, "announced");
  for (const name of Object.keys(complete)) await visitor.seesValue(field(name), "");
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
  await visitor.fill(field("Message"), "Half a thought");
  await visitor.reload();
  await visitor.seesValue(field("Message"), "Half a thought");
});
