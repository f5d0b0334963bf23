const isHere = (host: string) => host === "localhost" || host === "127.0.0.1";

/** Why messages could not be posted to this address; nothing if they can, or if none is set. Asked when the site is built. */
export function addressProblem(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const safe = url?.protocol === "https:" || (url?.protocol === "http:" && isHere(url.hostname));
  return safe ? undefined : `VITE_ENQUIRY_URL: "${address}" must be a whole address that begins with https://`;
}
