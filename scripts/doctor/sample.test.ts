import { describe, expect, it } from 'vitest';
import { sampleSightings } from './sample.ts';

describe('sampleSightings', () => {
  it('name file, line and what stands there, whatever its case', () => {
    const files = [
      { path: 'a.md', text: 'One\nAlva’s and KLARVIND.EXAMPLE\nThree' },
      { path: 'b.md', text: 'Klarvinds' },
    ];
    expect(sampleSightings(files, ['Klarvind', 'Alva', 'Elias'])).toEqual([
      { file: 'a.md', line: 2, names: ['Klarvind', 'Alva'] },
      { file: 'b.md', line: 1, names: ['Klarvind'] },
    ]);
  });

  it('takes no word for a name that only ends as one does', () => {
    expect(sampleSightings([{ path: 'a.md', text: 'halva tiden, göralva' }], ['Alva'])).toEqual([]);
  });

  it('reads a name with signs letter by letter', () => {
    expect(sampleSightings([{ path: 'a.md', text: 'AxB' }], ['A.B'])).toEqual([]);
  });
});
