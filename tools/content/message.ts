import MessageFormat from "@messageformat/core";
import type { MessageSource } from "../../content/schema/text.ts";

export type CompiledMessage = { call: (values: Record<string, string | number>) => string; code: string };

const PARAMETER = /\{\s*(\w+)\s*[,}]/g;

/** Throws with a reason that names what is wrong. */
export function compileMessage({ source, names }: MessageSource, language: string): CompiledMessage {
  for (const [, name = ""] of source.matchAll(PARAMETER)) {
    if (!names.includes(name))
      throw new Error(`{${name}} is unknown here; known are ${names.join(", ")} and the figures`);
  }
  const unused = names.find((name) => !source.includes(`{${name}`));
  if (unused) throw new Error(`{${unused}} is missing`);
  const call = new MessageFormat(language).compile(source);
  const code = String(call);
  // It would bring Intl.NumberFormat, whose first number takes 100 ms on a slow phone.
  if (/\bnumber\(/.test(code)) throw new Error("# is not supported; write the parameter in braces instead");
  return { call: call as CompiledMessage["call"], code };
}
