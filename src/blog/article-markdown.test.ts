import { describe, expect, it } from 'vitest';
import { faqMarkdown } from '@/faq/faq-markdown.ts';
import { below } from '@/testing/below.ts';
import { exampleArticle } from '@/testing/article.ts';
import { articleMarkdown } from './article-markdown.ts';
import { localizeArticle } from './localize.ts';
import { withAddresses } from './markdown-addresses.ts';
import type { Picture } from './picture.ts';

const origin = 'https://example.com';

describe('withAddresses', () => {
  const upper = (markdown: string) => withAddresses(markdown, (address) => address.toUpperCase());

  it.each([
    ['a link', 'See [x](/x "t").', 'See [x](/X "t").'],
    [
      'links in lists and tables',
      '- [a](/a)\n\n| h |\n| - |\n| [b](/b) |',
      '- [a](/A)\n\n| h |\n| - |\n| [b](/B) |',
    ],
    ['an image', '![a /a](./a.jpg)', '![a /a](./A.JPG)'],
    ['an image within a link', '[![a](./a.jpg)](/b)', '[![a](./A.JPG)](/B)'],
    ['a link whose text is its address', '[/a](/a)', '[/a](/A)'],
    ['the definition of a link', '[a][1]\n\n[1]: /a', '[a][1]\n\n[1]: /A'],
  ])('changes %s', (_what, markdown, changed) => {
    expect(upper(markdown)).toBe(changed);
  });

  it.each(['`[a](/a)`', '```\n[a](/a)\n```', 'a /a b', '*a*'])('leaves %s as it is', (markdown) => {
    expect(upper(markdown)).toBe(markdown);
  });

  it('changes a link after code that shows the same', () => {
    expect(upper('`[a](/a)` is [a](/a)')).toBe('`[a](/a)` is [a](/A)');
  });
});

describe('an article as markdown', () => {
  const body =
    'See [us](/about), [below](#end), [them](https://other.example/a), ![x](./x.jpg) and [file](/a.pdf).';
  const picture: Picture = { sources: [], src: '/_astro/x.123.jpg', srcset: '', width: 1, height: 1 };
  const article = { ...exampleArticle, sv: { ...exampleArticle.sv, title: 'En "rubrik": med', body } };
  const text = articleMarkdown(localizeArticle(article, 'sv'), 'sv', origin, new Map([['x.jpg', picture]]));

  it('begins with its facts, of which any text is YAML', () => {
    expect(text.split('\n---\n')[0]).toBe(
      [
        '---',
        'title: "En \\"rubrik\\": med"',
        'description: "En mening."',
        'url: "https://example.com/sv/blog/some-id"',
        'language: "sv"',
        'author: "Sara Nord"',
        'published: "2025-10-24"',
        'updated: "2025-10-24"',
        'tags: ["Röst","Kostnader"]',
      ].join('\n'),
    );
    expect(text).toContain('\n# En "rubrik": med\n\nSee');
  });

  it.each([
    '[us](https://example.com/sv/about)',
    '[below](https://example.com/sv/blog/some-id#end)',
    '[them](https://other.example/a)',
    '![x](https://example.com/_astro/x.123.jpg)',
    '[file](https://example.com/a.pdf)',
  ])('has whole addresses: %s', (link) => {
    expect(text).toContain(link);
  });
});

it('answers as markdown stand below their questions and topics, with whole addresses', () => {
  const question = { featured: false, wordings: [] };
  const topics = [
    {
      id: 'prices',
      title: 'Prices',
      questions: [
        { ...question, id: 'fee', question: 'A fee?', answerMarkdown: 'No: [why](/terms).' },
        {
          ...question,
          id: 'vat',
          question: 'VAT?',
          answerMarkdown: 'Yes.',
          more: { text: 'More', href: '/faq#fee' },
        },
      ],
    },
  ];
  expect(faqMarkdown(topics, 'Answers', `${origin}/sv/faq`, 'sv')).toBe(
    `# Answers

## Prices

### [A fee?](https://example.com/sv/faq#fee)

No: [why](https://example.com/sv/terms).

### [VAT?](https://example.com/sv/faq#vat)

Yes.

[More](https://example.com/sv/faq#fee)
`,
  );
});

it('an article of a site below a path has all its addresses there, each path once', async () => {
  const { articleMarkdown: ofSite } = await below('/website', () => import('./article-markdown.ts'));
  const body = 'See [us](/about), [home](/), [below](#end), ![x](./x.jpg) and [file](/a.pdf).';
  const picture = { sources: [], src: '/website/_astro/x.1.jpg', srcset: '', width: 1, height: 1 };
  const article = localizeArticle({ ...exampleArticle, en: { ...exampleArticle.en, body } }, 'en');
  const site = 'https://example.com/website';
  const text = ofSite(article, 'en', site, new Map([['x.jpg', picture]]));
  expect(text.match(/(?<=\]\()[^)]+/g)).toEqual([
    `${site}/about`,
    `${site}/en`,
    `${site}/blog/some-id#end`,
    `${site}/_astro/x.1.jpg`,
    `${site}/a.pdf`,
  ]);
});
