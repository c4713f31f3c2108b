import { expect, it } from 'vitest';
import { textsPattern } from './collections/texts/dictionary-rules.ts';
import { markEnglish } from './middleware.ts';

const texts = textsPattern([
  'We answer calls & mails.',
  'Read the guide first, please.',
  'Back in {months} (or so).',
])!;

it.each([
  [
    '<p class="a">We answer calls &amp; mails.</p>',
    '<p lang="en" class="a">We answer calls &amp; mails.</p>',
  ],
  [
    '<li>\n Read <a href="/x">the guide</a> first, please.</li>',
    '<li lang="en">\n Read <a href="/x">the guide</a> first, please.</li>',
  ],
  [
    '<p><b>Vi svarar.</b> <a href="/">Read the guide first, please. <svg><path d=""></path></svg></a></p>',
    '<p><b>Vi svarar.</b> <a lang="en" href="/">Read the guide first, please. <svg><path d=""></path></svg></a></p>',
  ],
  ['<p>Back in 5 months (or so).</p>', '<p lang="en">Back in 5 months (or so).</p>'],
])('marks the element that holds an English sentence: %s', (html, marked) => {
  expect(markEnglish(html, texts)).toBe(marked);
});

it.each([
  '<p>Vi svarar på samtal.</p>',
  '<p>We answer calls &amp; mails. Och brev.</p>',
  '<p lang="en">We answer calls &amp; mails.</p>',
  '<span><span>Vi</span> svarar.</span>',
])('leaves %s as it is', (html) => {
  expect(markEnglish(html, texts)).toBe(html);
});
