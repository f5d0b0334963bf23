import assert from "node:assert/strict";
import { journey } from "./journey.ts";
import { eventually } from "./visitor.ts";

const form = { role: "form", name: "Contact" } as const;
const field = (name: string) => ({ role: "textbox", name, within: form }) as const;
const send = { role: "button", name: "Send message", within: form } as const;
const notice = { role: "listitem", name: "Message Sent!" } as const;
const whole = { Name: "Asha", Email: "asha@home.example", Message: "Two ACs in Dwarka." };

journey("an empty form is stopped: each reason stands beside its field, the first has the focus", async (visitor) => {
  await visitor.open("/#contact");
  await visitor.click(send);
  await visitor.isFocusedOn(field("Name"));
  const reasons = { Name: "Tell us your name", Email: "We need a whole address", Message: "Write a line or two" };
  for (const [name, reason] of Object.entries(reasons)) {
    await visitor.finds(field(name), "aria-invalid", "true");
    const [found] = await visitor.all(field(name));
    assert.match(found?.description ?? "", new RegExp(reason));
  }
  await visitor.fill(field("Name"), whole.Name);
  await visitor.finds(field("Name"), "aria-invalid", undefined);
  await visitor.fill(field("Email"), "asha@");
  await visitor.click(send);
  await visitor.isFocusedOn(field("Email"));
  await visitor.finds(field("Email"), "aria-invalid", "true");
  await visitor.seesNo(notice);
});

journey("a whole message is confirmed, announced, logged and cleared", async (visitor, complaints) => {
  await visitor.open("/#contact");
  for (const [name, text] of Object.entries(whole)) await visitor.fill(field(name), text);
  await visitor.click(send);
  await visitor.sees(notice);
  await eventually(
    () =>
      visitor.run(() =>
        [...document.querySelectorAll("[role=status]")].some((status) => status.textContent?.includes("Message Sent!")),
      ),
    true,
    "announced",
  );
  for (const name of Object.keys(whole)) await visitor.hasWritten(field(name), "");
  const [logged, ...rest] = await complaints();
  assert.match(logged ?? "", /^log: Contact form submission:/);
  assert.deepEqual(rest, []);
  await visitor.seesNo(notice);
});

journey("a half-written message survives a reload", async (visitor) => {
  await visitor.open("/#contact");
  await visitor.fill(field("Message"), "Half a thought");
  await visitor.reload();
  await visitor.hasWritten(field("Message"), "Half a thought");
});
