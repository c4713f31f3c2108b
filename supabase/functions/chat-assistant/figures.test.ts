import assert from 'node:assert/strict';
import { figureFor } from './figures.ts';

Deno.test('who asks for a price, a time or a number is given one', () => {
  assert.match('SEK 2.50 per minute', figureFor('How much is it per minute?') ?? /never/);
  assert.match('30 000 kr', figureFor('vad kostar det') ?? /never/);
  assert.match('live in 2–4 weeks', figureFor('How long does it take?') ?? /never/);
  assert.match('i drift på 2–4 veckor', figureFor('hur lång tid tar det') ?? /never/);
  assert.match('at least 50 test calls', figureFor('how many calls should we make') ?? /never/);
});

Deno.test('words that begin with å are found, and only as words', () => {
  assert.match('i 3 år', figureFor('hur länge gäller det?') ?? /never/);
  assert.doesNotMatch('lyssna åt båda håll, såret', figureFor('hur länge gäller det?') ?? /.*/);
});

Deno.test('a price is no time', () => {
  assert.doesNotMatch('SEK 35,000', figureFor('How long until it pays?') ?? /.*/);
});

Deno.test('other questions ask for no figure', () => {
  assert.equal(figureFor('Who are the founders?'), undefined);
  assert.equal(figureFor('Vilka är grundarna?'), undefined);
});
