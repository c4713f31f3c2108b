import { describe, expect, it } from 'vitest';
import { languages } from '../locales.ts';

describe('genitive', () => {
  it.each([
    ['Klarvind', 'Klarvinds'],
    ['Nordström & Lilja AI', 'Nordström & Lilja AI:s'],
    ['OpenAI', 'OpenAI:s'],
    ['Studio 24', 'Studio 24:s'],
    ['Ring!', 'Ring!:s'],
    ['Hälsa på', 'Hälsa pås'],
    ['Lars', 'Lars'],
    ['Felix', 'Felix'],
    ['Schultz', 'Schultz'],
    ['SAS', 'SAS'],
  ])('writes %s as %s in Swedish', (name, expected) => {
    expect(languages.sv.genitive(name)).toBe(expected);
  });

  it.each([
    ['Klarvind', 'Klarvind’s'],
    ['Nordström & Lilja AI', 'Nordström & Lilja AI’s'],
    ['Felix', 'Felix’s'],
    ['Nordic Systems', 'Nordic Systems’'],
    ['SAS', 'SAS’'],
  ])('writes %s as %s in English', (name, expected) => {
    expect(languages.en.genitive(name)).toBe(expected);
  });
});
