import { describe, expect, it } from 'vitest';
import { type Findings, report, summary } from './report.ts';

const nothing: Findings = {
  wrong: [],
  foreign: [],
  sample: [],
  invented: [],
  services: [],
  colours: [],
  warnings: [],
  legal: [],
};

const much: Findings = {
  wrong: ['content/d.json:1: cannot be read.'],
  foreign: [{ file: 'content/e.json', line: 5, names: ['Norge'] }],
  sample: [
    { file: 'content/a.json', line: 7, names: ['Nordlys', 'Sara'] },
    { file: 'b.md', line: 12, names: ['Nordlys'] },
  ],
  invented: [
    { file: 'content/site.json', field: 'phone', value: '+46 70' },
    { file: 'content/site.json', field: 'url', value: 'https://a' },
  ],
  services: [
    { name: 'Forms', keys: ['A', 'B'], without: 'no message reaches you' },
    { name: 'Visits', keys: ['C'], without: 'nothing is measured', otherwise: 'take it out' },
  ],
  colours: ['ink on paper is 2.0:1 by day, needs 4.5:1.'],
  warnings: ['content/c.json:3, nav.home: is long.'],
  legal: [{ file: 'content/a.json', line: 9, name: 'privacy' }],
};

describe('report', () => {
  it('has a section for each kind, counted, its columns aligned', () => {
    const text = report(much);
    expect(text).toContain(
      'Sample texts: 2\n  content/a.json:7  Nordlys, Sara\n  b.md:12           Nordlys\n',
    );
    expect(text).toContain('\n  content/d.json:1: cannot be read.\n');
    expect(text).toContain('\n  content/e.json:5  Norge\n');
    expect(text).toContain('\n  content/site.json, phone  +46 70\n');
    expect(text).toContain('\n  content/site.json, url    https://a\n');
    expect(text).toContain('\n  Forms   no message reaches you. Set A, B\n');
    expect(text).toContain('\n  Visits  nothing is measured. Set C, or take it out\n');
    expect(text).toContain('\n  ink on paper is 2.0:1 by day, needs 4.5:1.\n');
    expect(text).toContain('\n  content/c.json:3, nav.home: is long.\n');
    expect(text).toMatch(/For your lawyer: 1\n {2}content\/a\.json:9 {2}privacy$/);
  });

  it('says of a kind that it has nothing, and of the sample what can be removed or was not looked for', () => {
    expect(report(nothing)).toContain('Sample texts: none: delete content/sample.json and e2e/appearance/\n');
    expect(report(nothing).match(/: none$/gm)).toHaveLength(7);
    expect(report({ ...nothing, sample: undefined })).toContain('Sample texts: not looked for');
  });
});

describe('summary', () => {
  it('counts in a line what is left', () => {
    expect(summary(much)).toBe(
      'Before you publish: 2 lines of sample text, 2 invented facts, 2 services without keys, 1 line about another country or currency, 1 colour that is hard to read. See npm run doctor.',
    );
  });

  it('is undefined when only texts to read are left', () => {
    const found: Findings = { ...nothing, sample: undefined, legal: much.legal, warnings: much.warnings };
    expect(summary(found)).toBeUndefined();
  });
});
