import { expect, it } from 'vitest';
import { figuresMessage } from './figures-message.ts';

it('figuresMessage lists what was set and what comes of it, with plain spaces', () => {
  const rows = [
    ['Calls', '600'],
    ['Left', 'SEK 8,260'],
  ] as const;
  expect(figuresMessage('My figures:', rows, 'Back in 5.0 months.')).toBe(
    'My figures:\n– Calls: 600\n– Left: SEK 8,260\nBack in 5.0 months.',
  );
});
