import { describe, expect, it } from 'vitest';
import { sampleSightings } from './sample.ts';

describe('sampleSightings', () => {
  it('name file, line and what stands there, whatever its case', () => {
    const files = [
      { path: 'a.md', text: 'One\nSara’s and NORDLYS.EXAMPLE\nThree' },
      { path: 'b.md', text: 'Nordlysen' },
    ];
    expect(sampleSightings(files, ['Nordlys', 'Sara', 'Jon'])).toEqual([
      { file: 'a.md', line: 2, names: ['Nordlys', 'Sara'] },
      { file: 'b.md', line: 1, names: ['Nordlys'] },
    ]);
  });

  it('takes no word for a name that only ends as one does', () => {
    expect(sampleSightings([{ path: 'a.md', text: 'vansara, mosara' }], ['Sara'])).toEqual([]);
  });

  it('reads a name with signs letter by letter', () => {
    expect(sampleSightings([{ path: 'a.md', text: 'AxB' }], ['A.B'])).toEqual([]);
  });
});
