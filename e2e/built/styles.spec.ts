import { builtDeclarations } from '../support/declarations.ts';
import { expect, test } from '../support/test.ts';

test('text-decoration names a line alone: with a thickness or a colour WebKit drops it, and the line with it', () => {
  const found = builtDeclarations().filter((each) => /^(?:-webkit-)?text-decoration: /.test(each));
  // The reset’s, for abbreviations: WebKit takes the one with its own name.
  const ofReset = ['-webkit-text-decoration: underline dotted', 'text-decoration: underline dotted'];
  const wanted = /: (?:none|inherit|underline|line-through)$/;
  expect(found.filter((each) => !ofReset.includes(each) && !wanted.test(each))).toEqual([]);
  expect(builtDeclarations()).toContain('text-decoration-line: underline');
});
