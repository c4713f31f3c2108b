import { vi } from 'vitest';

/** Stands in for `astro:transitions/client`, which exists only where Astro builds. */
export const navigate = vi.fn<(href: string) => Promise<void>>(() => Promise.resolve());
