import type { Policy } from "./policy.ts";

/** As regular expressions, since plain map keys ignore case. */
const exactPaths = (table: Record<string, string>) =>
  Object.entries(table)
    .map(([path, value]) => `  "~^${path.replaceAll(".", "\\.")}$" ${value};`)
    .join("\n");

/** By file, since try_files changes $uri. */
const linksByFile = ({ pages, links }: Policy) =>
  Object.fromEntries(Object.entries(pages).map(([path, file]) => [file, `"${links[path]}"`]));

const variable = (header: string) => `$flare_${header.toLowerCase().replaceAll("-", "_")}`;

/** A file for /etc/nginx/conf.d. TLS is configured on the host. */
export const nginx = (
  policy: Policy,
  { name, listen, root }: { name: string; listen: string; root: string },
): string => `\
map $uri $flare_file {
  default $uri;
${exactPaths(policy.pages)}
}
map $uri $flare_moved {
  default "";
${exactPaths(policy.redirects)}
}
map $uri $flare_link {
  default "";
${exactPaths(linksByFile(policy))}
}
map $uri $flare_missing {
  default ${policy.notFound.other};
${policy.notFound.special.map(({ pattern, file }) => `  "~${pattern}" ${file};`).join("\n")}
}
map $uri $flare_cache {
  default "${policy.cache.revalidate}";
${policy.cache.immutableFolders.map((folder) => `  "~^${folder}" "${policy.cache.immutable}";`).join("\n")}
}
${Object.entries(policy.documentHeaders)
  .map(
    ([name, value]) => `\
map $uri ${variable(name)} {
  default "${value}";
${policy.cache.immutableFolders.map((folder) => `  "~^${folder}" "";`).join("\n")}
}`,
  )
  .join("\n")}
map $status $flare_allow {
  default "";
  405 "GET, HEAD";
}
# TLS here or at a proxy in front.
map "$https $http_x_forwarded_proto" $flare_strict_transport {
  default "";
  "~^on |https$" "${policy.strictTransport}";
}

server {
  listen ${listen};
  server_name ${name};
  root ${root};
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  types {
${Object.entries(policy.types)
  .map(([extension, type]) => `    "${type}" ${extension};`)
  .join("\n")}
  }

${Object.entries(policy.headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join("\n")}
${Object.keys(policy.documentHeaders)
  .map((name) => `  add_header ${name} ${variable(name)} always;`)
  .join("\n")}
  add_header Link $flare_link;
  add_header Cache-Control $flare_cache always;
  add_header Strict-Transport-Security $flare_strict_transport always;
  add_header Allow $flare_allow always;

  error_page 404 $flare_missing;
  error_page ${policy.refused.join(" ")} ${policy.notFound.other};
  # 494 is nginx's own status for a request header that is too long.
  error_page 494 =431 ${policy.notFound.other};
  location = ${policy.notFound.other} { internal; }
${policy.notFound.special.map(({ file }) => `  location = ${file} { internal; }`).join("\n")}
  location / {
    if ($flare_moved) { return 301 $flare_moved$is_args$args; }
    if ($uri ~ "${policy.hidden}") { return 404; }
    try_files $flare_file =404;
  }
}
`;
