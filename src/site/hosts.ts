/** Hosts that count as this machine: localhost, its subdomains, and any IP address. */
export const localHosts = /(^|\.)localhost$|^\d{1,3}(\.\d{1,3}){3}$|^\[/;

export function isLocalHost(hostname: string): boolean {
  return localHosts.test(hostname);
}

/** The origin of the main site, seen from the host with a prefix such as `dashboard.`; undefined on the main site. */
export function mainSiteOrigin(origin: string, prefix: string): string | undefined {
  const { protocol, host } = new URL(origin);
  const labels = `.${host}`;
  return labels.includes(`.${prefix}`)
    ? `${protocol}//${labels.replace(`.${prefix}`, '.').slice(1)}`
    : undefined;
}
