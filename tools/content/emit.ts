import { CompiledMessage } from "./message.ts";

const RUNTIME = "@messageformat/runtime";

function expression(value: unknown): string {
  if (value instanceof CompiledMessage) return value.code;
  if (Array.isArray(value)) return `[${value.map(expression).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{ ${members.map(([key, each]) => `${JSON.stringify(key)}: ${expression(each)}`).join(", ")} }`;
}

export const camelCase = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A module that exports the data under the name of its file. `type` is one that content/schema exports. */
export function moduleOf(name: string, data: unknown, type: string, language: string): string {
  const code = expression(data);
  const used = ["plural", "select"].filter((each) => code.includes(`${each}(`));
  return [
    `// @ts-nocheck Written by "npm run content" and typed by the schema.`,
    `import type { ${type.replace(/\W.*/, "")} } from "../../../content/schema/index.ts";`,
    ...(used.length > 0 ? [`import { ${used.join(", ")} } from "${RUNTIME}";`] : []),
    ...(code.includes("plural(") ? [`import { ${language} } from "${RUNTIME}/lib/cardinals";`] : []),
    `export const ${camelCase(name)}: ${type} = ${code};`,
    "",
  ].join("\n");
}
