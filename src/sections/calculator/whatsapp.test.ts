import { expect, test } from "vitest";
import { whatsappAddress } from "./whatsapp.ts";

test("whatsappAddress has the number without signs and the message encoded", () => {
  const address = new URL(whatsappAddress("+91 98765 43210", "5 × fan & more\n?x=1#y"));
  expect(address.pathname).toBe("/919876543210");
  expect(address.searchParams.get("text")).toBe("5 × fan & more\n?x=1#y");
});
