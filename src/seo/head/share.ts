/** Links by which readers pass a page on. They are plain links: nobody is told before a reader follows one. */

export interface ShareLink {
  readonly name: 'mail' | 'LinkedIn' | 'Facebook';
  readonly href: string;
}

/**
 * Where a page can be passed on.
 *
 * @param title the page's title, for a mail's subject
 * @param url the page's whole address
 */
export function shareLinks(title: string, url: string): ShareLink[] {
  const address = encodeURIComponent(url);
  return [
    { name: 'mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${address}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  ];
}
