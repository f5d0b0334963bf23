import { expect, test } from "vitest";
import { addressProblem } from "./enquiry-address.ts";

test("addressProblem accepts https, plain http on localhost, or no address", () => {
  for (const good of [undefined, "", "https://enquiries.flare.example/inbox", "http://localhost:4000/"]) {
    expect(addressProblem(good)).toBeUndefined();
  }
  for (const bad of ["enquiries.flare.example", "/inbox", "http://enquiries.flare.example", "javascript:alert(1)"]) {
    expect(addressProblem(bad)).toContain(bad);
  }
});
