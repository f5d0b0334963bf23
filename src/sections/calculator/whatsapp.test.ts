import { expect, test } from "vitest";
import { whatsappUrl } from "./whatsapp.ts";

test("whatsappUrl has the number without signs and the message encoded", () => {
  const url = new URL(whatsappUrl("+91 98765 43210", "5 × fan & more\n?x=1#y"));
  expect(url.pathname).toBe("/919876543210");
  expect(url.searchParams.get("text")).toBe("5 × fan & more\n?x=1#y");
});
