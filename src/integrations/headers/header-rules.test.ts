import { expect, it } from 'vitest';
import { headersFor, parseHeaderRules } from './header-rules.ts';

const rules = parseHeaderRules(`# for all
/*
  X-Frame-Options: DENY
  Content-Security-Policy: img-src https://a.example:8080

/_astro/*
  ! X-Frame-Options
  Content-Security-Policy: default-src 'none'

/a.b
  X-Dot: yes`);

it.each([
  ['/about', { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': 'img-src https://a.example:8080' }],
  ['/_astro/a.js', { 'Content-Security-Policy': "default-src 'none'" }],
])('later rules replace and remove headers: %s', (path, headers) => {
  expect(Object.fromEntries(headersFor(path, rules))).toEqual(headers);
});

it.each([
  ['/a.b', true],
  ['/axb', false],
  ['/x/a.b', false],
])('the rule of /a.b applies to %s: %s', (path, applies) => {
  expect(headersFor(path, rules).has('X-Dot')).toBe(applies);
});

it.each([
  ['/*\nX-Frame-Options: DENY', 2],
  ['/*\n  X-A: b\n  X-Frame-Options DENY', 3],
])('%j is refused with its line', (text, line) => {
  expect(() => parseHeaderRules(text)).toThrow(
    `_headers, line ${line}: expected a path or an indented header.`,
  );
});
