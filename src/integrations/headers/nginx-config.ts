import { editorPath, editorPolicy } from '../editor/page.ts';
import { locales } from '../../site/locales.ts';
import { socialFolder } from '../../site/routes.ts';
import {
  assetCaching,
  embedding,
  inertTypes,
  pageCaching,
  type SiteHeaders,
  xmlPolicy,
} from './headers-file.ts';

/**
 * A whole server block for nginx, with the maps it needs: a file to include within `http`.
 *
 * No `location` has headers of its own: with one `add_header` it would lose all that the server has.
 *
 * @param hosts the names that the site is reached by
 * @param root the folder on the server that holds the built site
 */
export function nginxConfig(
  { everywhere, policy, hasEditor }: SiteHeaders,
  hosts: readonly string[],
  root: string,
): string {
  const headers = Object.entries(everywhere).map(([name, value]) => header(name, `"${value}"`));
  const languages = locales.join('|');
  const editorRule = hasEditor ? `\n  "~^text/html[^/]* ${editorPath}(\\.html)?$" "${editorPolicy}";` : '';
  return `# Written by "npm run build". Include it within http { }, on Debian as /etc/nginx/conf.d/site.conf.

map "$sent_http_content_type $uri" $site_policy {
  default "${policy}";${editorRule}
  "~^(?:text|application)/xml" "${xmlPolicy}";
  "~^${inertTypes}" "";
}
# Only existing files are cached: a missing one may come with the next release.
map "$status $uri" $site_caching {
  default "${pageCaching}";
  "~^(200|206|304) (/_astro|${socialFolder})/" "${assetCaching}";
}
map $uri $site_embedding {
  default ${embedding.default};
  ~^${socialFolder}/ ${embedding.social};
}
map $uri $site_missing {
  default /404.html;
  ~^/(?<language>${languages})/ /$language/404.html;
}

# With a certificate: uncomment this block, which leads from http to https, and change the "listen" line of the next.
# server {
#   listen 80;
#   server_name ${hosts.join(' ')};
#   return 301 https://$host$request_uri;
# }

server {
  listen 80; # with a certificate: "listen 443 ssl;", ssl_certificate and ssl_certificate_key. Over http browsers ignore HSTS
  server_name ${hosts.join(' ')};
  root ${root};

  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  charset_types text/xml text/plain application/javascript;

${headers.join('\n')}
${header('Content-Security-Policy', '$site_policy')}
${header('Cross-Origin-Resource-Policy', '$site_embedding')}
${header('Cache-Control', '$site_caching')}

  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml text/xml application/xml text/plain;

  # Encoded slashes, backslashes, question marks and NULs divide a path for some programs and not for others.
  if ($request_uri ~* "^[^?]*%(?:2f|3f|5c|00)") { return 404; }

  # One address a page: no closing slash, no .html. Browsers take /\\ for //, which is another site.
  rewrite ^/index(\\.html)?$ / permanent;
  rewrite "^(/(?!\\x5c|(?:(?:${languages})/)?404\\.html$).+?)(?:/index)?\\.html$" $1 permanent;
  rewrite ^(/(?!\\x5c).+)/$ $1 permanent;

  # A location with a name: an address would meet the rule on encoded slashes again.
  error_page 404 @missing;
  location @missing { try_files $site_missing =404; }
  location ~ ^/((${languages})/)?404(\\.html)?$ { internal; }
  location / { try_files $uri $uri.html $uri/index.html =404; }
  location ~ ^/_(?!astro/) { return 404; } # files for hosts
}
`;
}

function header(name: string, value: string): string {
  return `  add_header ${name} ${value} always;`;
}
