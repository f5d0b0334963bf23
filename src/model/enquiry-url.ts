const isLocal = (host: string) => host === "localhost" || host === "127.0.0.1";

/** Checked at build time: messages must not be posted over plain HTTP, except to this machine. */
export function enquiryUrlProblem(url: string | undefined): string | undefined {
  if (!url) return undefined;
  const { protocol = "", hostname = "" } = URL.canParse(url) ? new URL(url) : {};
  const safe = protocol === "https:" || (protocol === "http:" && isLocal(hostname));
  return safe ? undefined : `VITE_ENQUIRY_URL: "${url}" must be a whole URL that begins with https://`;
}
