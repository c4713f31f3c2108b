import { expect, it } from 'vitest';
import { voicesFor } from './voices.ts';

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService });

it('voicesFor keeps the device’s own voices of the language, whatever their region and spelling', () => {
  const voices = [
    voice('Alva', 'sv-SE'),
    voice('Android', 'sv_SE'),
    voice('short', 'SV'),
    voice('over the network', 'sv-SE', false),
    voice('another', 'en-GB'),
    voice('Swati', 'swb'),
  ];
  expect(voicesFor(voices, 'sv').map(({ name }) => name)).toEqual(['Alva', 'Android', 'short']);
});
