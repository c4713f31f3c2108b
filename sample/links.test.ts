/** The sample’s own links. */

import { expect, it } from 'vitest';
import { linkWarnings } from '../scripts/content/link-warnings.ts';
import { readContent } from '../scripts/content/read-content.ts';

it('no text of the sample links to a page or a heading that is not there', () => {
  expect(linkWarnings(readContent())).toEqual([]);
});
