import { expect, it, vi } from 'vitest';
import { routes } from '../i18n/routes.ts';
import { missingPages } from './missing-pages.ts';

it('a route without a page is named after the build, but not that of the answers: a site may have none', () => {
  const warn = vi.fn<(line: string) => void>();
  const built = Object.values(routes).filter((route) => route !== routes.about && route !== routes.faq);
  const pages = built.map((route) => ({ pathname: route.slice(1) }));
  const hook = missingPages().hooks['astro:build:done'];
  void hook?.({ pages, logger: { warn } } as unknown as Parameters<typeof hook>[0]);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^\/about is in src\/i18n\/routes\.ts, but/)]]);
});
