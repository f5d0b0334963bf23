import type { Policy } from "./policy.ts";

const entries = (table: Record<string, string>, line: (key: string, value: string) => string) =>
  Object.entries(table)
    .map(([key, value]) => `    ${line(key, value)}`)
    .join("\n");

/** A Caddyfile. With a domain name as address Caddy sees to TLS, and to the way there from plain HTTP, by itself. */
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
  map {path} {flare_type} {
${entries(policy.types, (extension, type) => `~\\.${extension}$ "${type}"`)}
    default "${policy.types.html}"
  }

  @unasked not method GET HEAD
  @moved \`{flare_moved} != ""\`
  # Nor anything longer than a disk takes: looked for, it would be an error of the server.
  @hidden \`{path}.matches(r"${policy.hidden}") || {path}.size() > 200\`
  @document not path ${policy.cache.lasting.map((folder) => `${folder}*`).join(" ")}
  @lasting path ${policy.cache.lasting.map((folder) => `${folder}*`).join(" ")}
  # TLS here, or at a proxy in front.
  @secure \`{scheme} == "https" || {header.X-Forwarded-Proto} == "https"\`
  route {
    header {
${entries(policy.headers, (name, value) => `  ${name} "${value}"`)}
      Cache-Control "${policy.cache.ask}"
    }
    header @document {
${entries(policy.documentHeaders, (name, value) => `  ${name} "${value}"`)}
    }
    header @lasting Cache-Control "${policy.cache.keep}"
    header @secure Strict-Transport-Security "${policy.strictTransport}"
    # Written over what the file server says, which goes by the machine's own list of types.
    header {
      Content-Type {flare_type}
      Vary Accept-Encoding
      defer
    }
    header @unasked Allow "GET, HEAD"
    respond @unasked 405
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
      ~${policy.notFound.product.address} ${policy.notFound.product.file}
      default ${policy.notFound.other}
    }
    header {
${entries(policy.documentHeaders, (name, value) => `  ${name} "${value}"`)}
      Cache-Control "${policy.cache.ask}"
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
