import { describe, expect, it } from 'vitest';
import { looksLikeRobot } from './bots.ts';

describe('looksLikeRobot', () => {
  it('takes a person for a person', () => {
    expect(looksLikeRobot('', 2_000, false)).toBe(false);
  });

  it('sees who fills in the hidden field, however slowly', () => {
    expect(looksLikeRobot('https://example.com', 60_000, false)).toBe(true);
    expect(looksLikeRobot('x', 60_000, true)).toBe(true);
  });

  it('sees who submits in under two seconds', () => {
    expect(looksLikeRobot('', 1_999, false)).toBe(true);
  });

  it('lets a person be quick who has next to nothing to type', () => {
    expect(looksLikeRobot('', 500, true)).toBe(false);
  });
});
