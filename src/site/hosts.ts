// The head's inline script contains the first two functions as source text, so they must not reference anything outside.

/** True for this machine: localhost, its subdomains, and any IP address. */
export function isLocalHost(hostname: string): boolean {
  return /(^|\.)localhost$|^\d{1,3}(\.\d{1,3}){3}$|^\[/.test(hostname);
}

/** @param prefix such as `dashboard.` */
export function isDashboardHost(host: string, prefix: string): boolean {
  return `.${host}`.includes(`.${prefix}`);
}

/** The origin of the main site, seen from the host with a prefix such as `dashboard.`; undefined on the main site. */
export function mainSiteOrigin(origin: string, prefix: string): string | undefined {
  const { protocol, host } = new URL(origin);
  return isDashboardHost(host, prefix)
    ? `${protocol}//${`.${host}`.replace(`.${prefix}`, '.').slice(1)}`
    : undefined;
}
