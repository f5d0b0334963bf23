import type { Policy } from "./policy.ts";

const entries = (table: Record<string, string>, line: (key: string, value: string) => string) =>
  Object.entries(table)
    .map(([key, value]) => `    ${line(key, value)}`)
    .join("\n");

/** A Caddyfile. If the address is a domain name, Caddy adds TLS and the redirect from HTTP by itself. */
export const caddy = (policy: Policy, { address, root }: { address: string; root: string }): string =>
  `\
${address} {
  root * ${root}
  map {path} {flare_file} {
${entries(policy.pages, (page, file) => `${page} ${file}`)}
    default {path}
  }
  map {path} {flare_moved} {
${entries(policy.redirects, (from, to) => `${from} ${to}`)}
    default ""
  }
  map {path} {flare_link} {
${entries(policy.links, (page, link) => `${page} "${link}"`)}
    default ""
  }
  map {path} {flare_type} {
${entries(policy.types, (extension, type) => `~\\.${extension}$ "${type}"`)}
    default "${policy.types.html}"
  }

  @not_get_or_head not method GET HEAD
  @page \`{flare_link} != ""\`
  @moved \`{flare_moved} != ""\`
  # A path longer than a file name may be would make the file server answer 500.
  @hidden \`{path}.matches(r"${policy.hidden}") || {path}.size() > 200\`
  @document not path ${policy.cache.immutableFolders.map((folder) => `${folder}*`).join(" ")}
  @immutable path ${policy.cache.immutableFolders.map((folder) => `${folder}*`).join(" ")}
  # TLS here or at a proxy in front.
  @secure \`{scheme} == "https" || {header.X-Forwarded-Proto} == "https"\`
  route {
    header {
${entries(policy.headers, (name, value) => `  ${name} "${value}"`)}
      Cache-Control "${policy.cache.revalidate}"
    }
    header @document {
${entries(policy.documentHeaders, (name, value) => `  ${name} "${value}"`)}
    }
    header @page Link {flare_link}
    header @immutable Cache-Control "${policy.cache.immutable}"
    header @secure Strict-Transport-Security "${policy.strictTransport}"
    # Replaces the file server's type, which depends on the machine's MIME table.
    header {
      Content-Type {flare_type}
      Vary Accept-Encoding
      defer
    }
    header @not_get_or_head Allow "GET, HEAD"
    respond @not_get_or_head 405
    route @moved {
      rewrite * {flare_moved}
      redir {uri} 301
    }
    error @hidden 404
    rewrite * {flare_file}
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }

  handle_errors {
    map {path} {flare_missing} {
${policy.notFound.special.map(({ pattern, file }) => `      ~${pattern} ${file}`).join("\n")}
      default ${policy.notFound.other}
    }
    header {
${entries(policy.documentHeaders, (name, value) => `  ${name} "${value}"`)}
      Cache-Control "${policy.cache.revalidate}"
      Vary Accept-Encoding
      defer
    }
    rewrite * {flare_missing}
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }
}
`.replaceAll(/^( {2})+/gm, (indent) => "\t".repeat(indent.length / 2));
