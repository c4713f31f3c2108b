/** True for http(s), mailto and relative addresses; nothing else may become a link. */
export function isSafeHref(href: string): boolean {
  // Browsers drop control characters and spaces from a scheme: "java\nscript:" would run.
  const compact = href.replace(/[\u0000-\u0020]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(compact)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto'].includes(scheme);
}
