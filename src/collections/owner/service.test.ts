import { describe, expect, it } from 'vitest';
import { messageOf } from '@/testing/message-of.ts';
import { exampleService } from '@/testing/site.ts';
import { parseService } from './service.ts';

describe('parseService', () => {
  it('accepts a whole file, and one that leaves every fact out', () => {
    expect(parseService(exampleService)).toEqual(exampleService);
    expect(parseService({ placeholders: [] })).toEqual({ placeholders: [] });
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
    expect(messageOf(() => parseService({ ...exampleService, ...changes }))).toBe(
      `content/service.json, ${message}`,
    );
  });
});
