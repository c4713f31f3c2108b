/** A renamed class without a rule is found. Needs no browser. */

import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { distinctPages, documentOf } from '../support/built.ts';
import { expect, test } from '../support/test.ts';

/** The first is for `dashboard.spec.ts`; the second is the line of a diagram that looks like any other. */
const withoutRule = ['dashboard', 'line-0'];

function styledClasses(css: string): Set<string> {
  const names = new Set<string>();
  const addClasses = parseSelector((root) => root.walkClasses(({ value }) => void names.add(value)));
  postcss.parse(css).walkRules((rule) => void addClasses.processSync(rule.selector));
  return names;
}

for (const path of distinctPages()) {
  test(`every class on ${path} has a rule`, () => {
    const page = documentOf(path);
    const templates = [...page.querySelectorAll('template')].map(({ content }) => content);
    const used = [page, ...templates]
      .flatMap((part) => [...part.querySelectorAll('[class]:not(code)')]) // Markdown names the language of code by a class
      .flatMap((element) => [...element.classList]);
    const css = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
    const styled = styledClasses(css);
    const unstyled = [...new Set(used)].filter((name) => !styled.has(name));
    expect(unstyled.filter((name) => !withoutRule.includes(name))).toEqual([]);
  });
}
