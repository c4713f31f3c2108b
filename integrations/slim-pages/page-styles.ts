import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';
import type { UsedNames } from './used-names.ts';

/**
 * The part of a stylesheet that a page uses: rules whose classes and elements occur in it, whatever their
 * states and attributes, and what those rules refer to. Order and text of what remains do not change.
 *
 * @param css a whole stylesheet
 */
export function stylesOf(css: string, used: UsedNames): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = parseSelectors().astSync(rule.selector).nodes;
    const kept = selectors.filter((selector) => matches(selector, used));
    if (kept.length === 0) rule.remove();
    else if (kept.length < selectors.length) rule.selector = kept.map(String).join(',').trim();
  });
  dropUnreferenced(root);
  dropEmpty(root);
  return root.toString();
}

/**
 * What islands get of a stylesheet once somebody is there: all but its typefaces, which every page has. Chromium
 * lays out all text anew where they are added again (docs/decisions/073).
 *
 * @param css a whole stylesheet
 */
export function stylesForLater(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (typeface) => void typeface.remove());
  return root.toString();
}

const islandStyle = /<style>astro-island[^<]*<\/style>/;

/**
 * Moves the style of Astro's islands into the head: Astro writes it where the first island stands, and HTML allows
 * no style element in the body.
 */
export function stylesInHead(html: string): string {
  const [style = ''] = islandStyle.exec(html) ?? [];
  return html.replace(style, '').replace('</head>', () => `${style}</head>`);
}

/** Classes of elements that scripts make and no template holds: what tells screen readers of the new page. */
const madeByScripts: readonly string[] = ['astro-route-announcer'];

/** Looks at classes and elements, of ancestors and siblings too; attributes, and what `:not`, `:has` and the like hold, are left open. */
function matches(selector: Selector, used: UsedNames): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class') return used.classes.has(node.value) || madeByScripts.includes(node.value);
    if (node.type === 'tag') return used.elements.has(node.value.toLowerCase());
    return true;
  });
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

/** Custom properties that nothing reads and animations that nothing plays, most of them Tailwind's. */
function dropUnreferenced(root: Root): void {
  const values: string[] = [];
  root.walkDecls(({ value }) => void values.push(value));
  const words = new Set(values.join(' ').match(/[\w-]+/g));
  root.walkDecls(/^--/, (declaration) => {
    if (!words.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!words.has(rule.params)) rule.remove();
  });
}

function dropEmpty(root: Root): void {
  root.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0)
      removeWithEmptyParents(node);
  });
}

function removeWithEmptyParents(node: Rule | AtRule): void {
  const { parent } = node;
  node.remove();
  if ((parent?.type === 'rule' || parent?.type === 'atrule') && parent.nodes?.length === 0) {
    removeWithEmptyParents(parent as Rule | AtRule);
  }
}
