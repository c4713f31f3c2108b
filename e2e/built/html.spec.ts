/** The HTML of the built pages, with its inline scripts and styles. Needs no browser. */

import type { HtmlValidate } from 'html-validate';
import { renderMarkdown } from '../../src/content/markdown/render-markdown.ts';
import { distinctPages, documentOf, readBuilt } from '../support/built.ts';
import { kindOf } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const markdown = { locale: 'en', tableLabel: 'Table' } as const;

let validator: HtmlValidate;

test.beforeAll(async () => {
  // Imported here because the process that only collects tests does not need it.
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
  validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));
});

for (const path of distinctPages()) {
  test(`${path} is valid HTML with an outline and no unfilled placeholders`, async () => {
    expect.soft(await faultsOf(path)).toEqual([]);

    const ids = idsOf(path, '[id]');
    expect.soft(ids, 'no id is used twice').toEqual([...new Set(ids)]);
    if (kindOf(path) === 'article') {
      // Scripts and links rely on these ids; heading ids are generated from their text.
      const fixed = idsOf(path, '[id]:not(h2, h3, h4)');
      const taken = fixed.filter((id) => renderMarkdown(`## ${id}`, markdown).headings[0]?.id === id);
      expect.soft(taken, 'no heading can take these').toEqual([]);
    }

    const levels = levelsOf(path);
    const titles = levels.filter((level) => level === 1);
    expect.soft(titles, 'exactly one h1').toHaveLength(1);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect.soft(skipped, `no heading level is skipped in ${levels.join(' ')}`).toEqual([]);

    // The dashboard's aside is a drawer, named by its button.
    const unnamed = [...documentOf(path).querySelectorAll('aside:not([aria-labelledby], [popover])')];
    expect
      .soft(
        unnamed.map(({ outerHTML }) => outerHTML),
        'complementary content has an accessible name',
      )
      .toEqual([]);
    const [, after] = readBuilt(path).toString().split('</body>');
    expect.soft(after?.trim(), 'nothing follows the body').toBe('</html>');

    const fields = [
      ...documentOf(path).querySelectorAll('input:not([type="radio"], [type="checkbox"]), textarea'),
    ];
    const recorded = fields.filter((field) => !field.closest('[data-hj-suppress]')).map(({ id }) => id);
    expect.soft(recorded, 'no session recorder sees what is typed').toEqual([]);

    expect.soft(shownTexts(path).filter((text) => /\{[a-zA-Z][\w.:]*\}/.test(text))).toEqual([]);
  });
}

async function faultsOf(path: string): Promise<string[]> {
  const { results } = await validator.validateString(withoutAstrosStyle(readBuilt(path).toString()));
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

/** Astro writes a style element at the first island, but HTML does not allow one in the body. */
function withoutAstrosStyle(html: string): string {
  return html.replace(/<style>astro-island[^<]*<\/style>/, '');
}

/** The ids of all matching elements, including those in templates. */
function idsOf(path: string, selector: string): string[] {
  const { head, body } = documentOf(path);
  const templates = [...head.querySelectorAll('template'), ...body.querySelectorAll('template')];
  return [head, body, ...templates.map(({ content }) => content)]
    .flatMap((part) => [...part.querySelectorAll(selector)])
    .map(({ id }) => id);
}

function levelsOf(path: string): number[] {
  return [...documentOf(path).querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
    Number(tagName[1]),
  );
}

/** The text that people see or hear, and that other services show. */
function shownTexts(path: string): string[] {
  const shown = documentOf(path).cloneNode(true) as Document;
  for (const element of shown.querySelectorAll('script, style, template')) element.remove();
  const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'content'].flatMap((name) =>
    [...shown.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  return [shown.title, shown.body.textContent, ...attributes];
}

/**
 * The policy allows each script by its hash. Each string occurs in one script only: `EarlyScripts.astro`,
 * `head-script.ts`, and Astro's scripts for `client:interaction` and islands.
 */
const knownScripts = [
  'deliberateEvents',
  'function headScript',
  'new Event("astro:interaction")',
  'customElements.define("astro-island"',
];

test('pages contain no inline scripts but the site’s own', () => {
  const scripts = distinctPages().flatMap((path) => [
    ...documentOf(path).querySelectorAll('script:not([src], [type^="application/"])'),
  ]);
  const distinct = [...new Set(scripts.map(({ textContent }) => textContent))];
  const found = distinct.map((script) => knownScripts.find((sign) => script.includes(sign)) ?? script);
  expect(found.toSorted()).toEqual(knownScripts.toSorted());
});
