import { expect, it } from 'vitest';
import { plainTextOf } from './plain-text.ts';

it.each([
  ['<p>One</p>\n<p>Two</p>', 'One Two'],
  ['<p>half<strong>way</strong> <a href="/x">here</a></p>', 'halfway here'],
  ['<table><tr><th>Month</th><td>SEK 500</td></tr></table>', 'Month SEK 500'],
  ['<p>a &lt;b&gt; &amp;lt; &quot;c&quot; d&#39;s</p>', 'a <b> &lt; "c" d\'s'],
  ['<figure><picture><img src="x" alt="A counter"></picture></figure>', ''],
])('the words of %s are “%s”', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});
