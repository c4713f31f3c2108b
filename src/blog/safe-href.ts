/**
 * True for http(s), mailto and relative addresses; nothing else may become a link. Nor may one with a
 * backslash: it looks like a path of this site, and browsers take it for a slash that leads elsewhere.
 */
export function isSafeHref(href: string): boolean {
  if (href.includes('\\')) return false;
  // Browsers drop control characters and spaces from a scheme: "java\nscript:" would run.
  const compact = href.replace(/[\u0000-\u0020]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(compact)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto'].includes(scheme);
}
