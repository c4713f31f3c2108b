import { expect, it } from 'vitest';
import { llmsText } from './llms.ts';

it('llmsText is a title, a summary and lists of links, each on its line', () => {
  const text = llmsText('Nordlys', 'Light\u00a0work\nfor firms.', [
    {
      title: 'English',
      links: [
        { title: 'About [us]', url: 'https://x.example/about', about: 'Who\nwe are.' },
        { title: 'Terms', url: 'https://x.example/terms' },
      ],
    },
    { title: 'Empty', links: [] },
  ]);
  expect(text).toBe(
    '# Nordlys\n\n> Light work for firms.\n\n## English\n\n- [About \\[us\\]](https://x.example/about): Who we are.\n- [Terms](https://x.example/terms)\n',
  );
});
