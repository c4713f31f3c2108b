import { describe, expect, it } from 'vitest';
import { drawingPlaces } from '../../collections/texts/dictionary-rules.ts';
import { flowFor, flows, inWords } from './flows.ts';

describe('flows', () => {
  it('have as many places for words as the texts are checked against', () => {
    expect(flows.map(({ labels }) => labels.length).toSorted()).toEqual(drawingPlaces);
  });
});

describe('flowFor', () => {
  const counts = flows.map(({ labels }) => labels.length);

  it('is the drawing in the service’s place when its labels fit', () => {
    expect(counts.map((count, index) => flowFor(index, count))).toEqual(flows);
  });

  it('finds another drawing when the one in the place has no room for the labels', () => {
    const other = counts.find((count) => count !== counts[0]) ?? 0;
    expect(flowFor(0, other).labels).toHaveLength(other);
  });
});

describe('inWords', () => {
  it.each([
    [['call', 'understood', 'booked'], 'call → understood → booked'],
    [['email', 'order', 'form', 'paid'], 'email, order, form → paid'],
  ])('tells the ways in of %j apart from what follows', (labels, words) => {
    expect(inWords(flowFor(0, labels.length), labels)).toBe(words);
  });
});
