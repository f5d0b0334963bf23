import { expect, test } from "vitest";
import { enquiryUrlProblem } from "./enquiry-url.ts";

test("enquiryUrlProblem accepts https, plain http on localhost, or no URL", () => {
  for (const good of [undefined, "", "https://enquiries.flare.example/inbox", "http://localhost:4000/"]) {
    expect(enquiryUrlProblem(good)).toBeUndefined();
  }
  for (const bad of ["enquiries.flare.example", "/inbox", "http://enquiries.flare.example", "javascript:alert(1)"]) {
    expect(enquiryUrlProblem(bad)).toContain(bad);
  }
});
