// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

it('an island is loaded when its texts and styles are there, and not sooner', async () => {
  const done: string[] = [];
  let arrive: () => void = () => undefined;
  vi.doMock('./island-parts.ts', () => ({
    completeProps: () => new Promise<void>((resolve) => (arrive = resolve)).then(() => done.push('texts')),
    adoptStyles: () => Promise.resolve(done.push('styles')),
  }));
  const { default: onTouch } = await import('./hydrate-on-touch.ts');
  const island = document.createElement('astro-island');
  document.body.append(island);
  void onTouch(
    () => Promise.resolve(() => Promise.resolve(void done.push('start'))),
    { name: 'touch', value: 'true' },
    island,
  );
  island.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.waitFor(() => expect(done).toEqual(['styles']));
  arrive();
  await vi.waitFor(() => expect(done).toEqual(['styles', 'texts', 'start']));
});
