import { z } from "zod";

const formats: Record<string, string> = {
  email: "must be an email address",
  url: "must be a whole address, such as https://flare.example",
  date: "must be a date such as 2026-11-18",
};

const types: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "a group of entries",
};

function tooBig({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === "string") return `is too long (at most ${maximum} characters)`;
  if (origin === "array") return `has too many entries (at most ${maximum})`;
  return `is too large (at most ${maximum})`;
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === "string") return minimum === 1 ? "is missing" : `is too short (at least ${minimum} characters)`;
  if (origin === "array") return `has too few entries (at least ${minimum})`;
  return inclusive ? `is too small (at least ${minimum})` : `must be more than ${minimum}`;
}

/** What is wrong, in words that follow the name of the field. A schema's own message comes first. */
function reason(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined || issue.input === null) return "is missing";
  switch (issue.code) {
    case "too_big":
      return tooBig(issue);
    case "too_small":
      return tooSmall(issue);
    case "invalid_type":
      return `must be ${types[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "invalid_format":
      return formats[issue.format];
    case "unrecognized_keys":
      return `has an entry that is not known: ${issue.keys.join(", ")}`;
    default:
      return undefined;
  }
}

z.config({ customError: reason });
