import { vi } from 'vitest';

/** Replaces `astro:transitions/client`, which exists only in a build. */
export const navigate = vi.fn<(href: string) => Promise<void>>(() => Promise.resolve());
