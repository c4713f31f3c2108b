import { describe, expect, it } from 'vitest';
import { problemSentence } from '../../collections/content-error.ts';
import { bodyWarnings } from './body-warnings.ts';

const path = 'content/blog/a/index.en.md';

/** What is said of a body that begins on line 5. */
function warned(body: string): string[] {
  return bodyWarnings({ path, text: `---\ntitle: A\n---\n\n${body}` }).map(problemSentence);
}

describe('bodyWarnings', () => {
  it('are none of markdown that pages show as it is meant', () => {
    const body =
      '## One\n\n### Two\n\n## Three\n\n[a](/about) [b](https://x.example) [c](#one) [d](mailto:a@b.se) `<b>`\n\n5 < 6';
    expect(warned(body)).toEqual([]);
  });

  it.each([
    ['an element', 'Text\n\n<iframe src="x"></iframe>', 7, 'holds HTML (<iframe), which readers see'],
    ['an element in a line', 'Some <b>bold</b> words', 5, 'holds HTML (<b), which readers see'],
    [
      'a block of code without end',
      '```js\na\n```\n\n~~~~\nb\n~~~\n\nText',
      9,
      'begins a block of code that nothing closes: readers see all below as code. Write ~~~~ on a line',
    ],
    ['a comment', 'Text\n\n<!-- later -->', 7, 'holds HTML (<!--), which readers see'],
    [
      'an image with a curly caption',
      'See ![A plough](./a.jpg “A photo”) there',
      5,
      'holds an image that readers see as it is written.',
    ],
    ['a footnote', 'See[^1] there', 5, 'holds a footnote, which pages do not have.'],
    ['a footnote with its note', 'See [^1]\n\n[^1]: Note', 5, 'holds a footnote, which pages do not have.'],
    ['a skipped level', '## One\n\n#### Two', 7, 'skips a level of headings: #### comes after ##.'],
    [
      'a first heading too deep',
      'Text\n\n### One\n\n## Two',
      7,
      'skips a level of headings: ### comes after #.',
    ],
    [
      'a link without slash',
      'See [us](about)',
      5,
      'links to about, which leads nowhere. An address of the site begins with /: write /about.',
    ],
    ['a link to a neighbour', 'See [us](../other)', 5, 'write /blog/other.'],
    ['a link to the file of one', 'See [us](../other/index.en.md)', 5, 'write /blog/other.'],
    [
      'a link taken apart',
      'See [us] (/about)',
      5,
      'holds a link that readers see as it is written. Leave no space',
    ],
    [
      'a link without https',
      'See [us](www.x.se)',
      5,
      'links to www.x.se, which lacks its beginning. Write https://www.x.se.',
    ],
    [
      'a link that runs',
      'See [us](javascript:alert(1))',
      5,
      'links to javascript:alert(1), which no page may link to.',
    ],
  ])('name %s with its line', (_kind, body, line, message) => {
    const [first = '', ...others] = warned(body);
    expect(others).toEqual([]);
    expect(first).toContain(`${path}:${line}: `);
    expect(first).toContain(message);
  });

  it.each([
    ['', '', '', 'says nothing. Write the translation, or remove the file.'],
    [
      'excerpt: En mening.',
      'Texten.',
      'title',
      'this field is missing: readers see the English title above this text. Add it.',
    ],
  ])('name a translation with the front matter %j and the text %j', (fields, body, field, message) => {
    const text = `---\n${fields}\n---\n\n${body}`;
    expect(bodyWarnings({ path, text })).toEqual([{ file: path, field, message }]);
  });

  it('name a translation that is still English', () => {
    const svPath = 'content/blog/a/index.sv.md';
    const warnings = (text: string) => bodyWarnings({ path: svPath, text: `---\ntitle: A\n---\n\n${text}` });
    expect(warnings('The agent takes the call, and you read what was said that day.')).toMatchObject([
      { file: svPath, field: 'text', message: expect.stringContaining('seems to be English.') as string },
    ]);
    expect(warnings('Agenten svarar i telefon med ”Power of Voice” och du läser vad som sades.')).toEqual([]);
    expect(warned('The agent takes the call, and you read what was said that day.')).toEqual([]);
  });
});
