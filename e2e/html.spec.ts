/** Every built page is valid HTML with an outline, and has no text left out. Needs no browser. */

import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'playwright/test';
import { builtPages, documentOf, readBuilt } from './support/built.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

const placeholder = /\{[a-zA-Z]+\}/;

for (const path of builtPages) {
  test(`${path} is valid HTML`, async () => {
    const { results } = await validator.validateString(readBuilt(path).toString());
    const found = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(found).toEqual([]);
  });

  test(`${path} has one first heading, and leaves out no level below it`, () => {
    const levels = [...documentOf(path).querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped, `levels ${levels.join(' ')}`).toEqual([]);
  });

  test(`${path} shows no placeholder that was not filled in`, () => {
    const shown = documentOf(path).cloneNode(true) as Document;
    for (const element of shown.querySelectorAll('script, style, template')) element.remove();
    const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'content'];
    const texts = [
      shown.title,
      shown.body.textContent,
      ...attributes.flatMap((name) =>
        [...shown.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
      ),
    ];
    expect(texts.filter((text) => placeholder.test(text ?? ''))).toEqual([]);
  });
}
