import satori from 'satori';
import { describe, expect, it } from 'vitest';
import { messageOf } from '@/testing/message-of.ts';
import { family, fontFiles, textWidth, type Weight } from './fonts.ts';

/** The width that satori gives a text of 100 pixels, kerning and all. */
async function drawnWidth(text: string, weight: Weight, tracking: number): Promise<number> {
  const style = { fontFamily: family, fontWeight: weight, fontSize: 100, letterSpacing: `${tracking}em` };
  let width = 0;
  const line = { type: 'div', key: null, props: { style: { ...style, whiteSpace: 'pre' }, children: text } };
  const row = { type: 'div', key: null, props: { style: { display: 'flex' }, children: [line] } };
  await satori(row, {
    width: 9000,
    height: 200,
    fonts: [...fontFiles],
    onNodeDetected: (node) => {
      if (node.type === 'div' && node.textContent === text && node.width < 9000) width = node.width;
    },
  });
  return width;
}

describe('textWidth', () => {
  it.each([
    ['AI-automatisering 2024: sex trender för företag', 700, -0.03],
    ['Every call gets answered.', 700, -0.03],
    ['WWWWWWWWWWWWWWWW', 700, -0.03],
    ['ÅÄÖ MÅNGA VÄXANDE FÖRETAG', 700, -0.03],
    ['av Łukasz Žižka · 24 oktober 2025', 400, 0],
  ] as const)('is what is drawn of %s, or a little more', async (text, weight, tracking) => {
    const drawn = await drawnWidth(text, weight, tracking);
    const measured = textWidth(text, { weight, size: 100, tracking });
    expect(drawn).toBeGreaterThan(100);
    expect(measured / drawn).toBeGreaterThanOrEqual(1);
    expect(measured / drawn).toBeLessThan(1.08);
  });

  it('names a character that the font lacks', () => {
    expect(messageOf(() => textWidth('order → paid', { weight: 700, size: 80, tracking: 0 }))).toBe(
      'the font has no “→” (U+2192). Leave it out of the texts of the page.',
    );
  });
});
