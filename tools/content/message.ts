import MessageFormat from "@messageformat/core";
import type { MessageSource } from "../../content/schema/text.ts";

/** Stands for a function in resolved content. */
export class CompiledMessage {
  readonly call: (values: Record<string, string | number>) => string;
  readonly code: string;
  constructor(call: CompiledMessage["call"]) {
    this.call = call;
    this.code = String(call);
  }
}

/** The parameters that a message uses, in all of its branches: calling it reads them all. */
function parametersOf(call: CompiledMessage["call"]): Set<string> {
  const read = new Set<string>();
  const get = (_: object, name: string | symbol) => {
    read.add(String(name));
    return 1;
  };
  call(new Proxy({}, { get }));
  return read;
}

/** Throws if a parameter is unknown, or is missing although the message has to use "all". */
export function compileMessage(
  { source, names }: MessageSource,
  language: string,
  uses: "all" | "some" = "all",
): CompiledMessage {
  const call = new MessageFormat(language).compile(source) as CompiledMessage["call"];
  const used = parametersOf(call);
  const unknown = [...used].find((name) => !names.includes(name));
  if (unknown) throw new Error(`{${unknown}} is unknown here; known are ${names.join(", ")} and the figures`);
  const unused = names.find((name) => !used.has(name));
  if (unused && uses === "all") throw new Error(`{${unused}} is missing`);
  const message = new CompiledMessage(call);
  // It would bring Intl.NumberFormat, whose first number takes 100 ms on a slow phone.
  if (/\bnumber\(/.test(message.code)) throw new Error("# is not supported; write the parameter in braces instead");
  return message;
}
