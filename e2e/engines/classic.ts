/** WebDriver as browsers have long spoken it (https://w3c.github.io/webdriver/): a request a command. */
export type Command = <Result>(path: string, body?: object, method?: string) => Promise<Result>;
const PATIENCE_MS = 15_000;

type Session<Capabilities> = { sessionId: string; capabilities: Capabilities };

const ask = (driver: string): Command =>
  async function command<Result>(path: string, body?: object, method = body ? "POST" : "GET") {
    const response = await fetch(driver + path, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value as Result;
  };

export async function newSession<Capabilities>(driver: string, alwaysMatch: object) {
  const { sessionId, capabilities } = await ask(driver)<Session<Capabilities>>("/session", {
    capabilities: { alwaysMatch },
  });
  return { capabilities, command: ask(`${driver}/session/${sessionId}`) };
}
