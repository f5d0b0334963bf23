const isLocal = (host: string) => host === "localhost" || host === "127.0.0.1";

/** Checked at build time: messages must not be posted over plain HTTP, except to this machine. */
export function addressProblem(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const safe = url?.protocol === "https:" || (url?.protocol === "http:" && isLocal(url.hostname));
  return safe ? undefined : `VITE_ENQUIRY_URL: "${address}" must be a whole address that begins with https://`;
}
