import { describe, expect, it } from 'vitest';
import { exampleService } from '../../testing/fixtures/site.ts';
import { parseServiceFacts } from './service-facts.ts';
import { messageOf } from '../../testing/helpers/eventually.ts';

describe('the facts of the service', () => {
  it('accepts a whole file, and one that leaves every fact out', () => {
    expect(parseServiceFacts(exampleService)).toEqual(exampleService);
    expect(parseServiceFacts({ placeholders: [] })).toEqual({ placeholders: [] });
  });

  it.each([
    [{ subProcessors: [] }, 'subProcessors: is empty. Name a company, or leave the field out.'],
    [
      { demoNumber: '070' },
      'demoNumber: must be a number as it is dialled from abroad, such as "+46 70 174 06 05".',
    ],
    [
      { logos: [{ name: 'A', file: 'a.svg' }] },
      'logos.0.file: must be an image of public/, such as "/logo.svg".',
    ],
    [
      { placeholders: ['bookingUrl'] },
      'placeholders.0: there is no field "bookingUrl". Correct its spelling, or take it out of the list.',
    ],
  ])('names field and remedy of %j', (changes, message) => {
    expect(messageOf(() => parseServiceFacts({ ...exampleService, ...changes }))).toBe(
      `content/service.json, ${message}`,
    );
  });
});
