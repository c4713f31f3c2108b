import { expect, it } from 'vitest';
import { editorPage } from './page.ts';

it('the page of the editor asks searches to leave it out, and holds the brand as text', () => {
  const page = editorPage('A & <B>');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page).toContain('src="/admin/main.js"');
  expect(page).toContain('<title>A &amp; &lt;B&gt;</title>');
});
