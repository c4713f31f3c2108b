import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type Middleware, pathOf, runMiddlewares } from './middleware.ts';

const request = { url: '/about?q=/x' } as IncomingMessage;
const response = {} as ServerResponse;

describe('runMiddlewares', () => {
  /** What ran, in order, when the middlewares of these names do or do not pass the request on. */
  function run(...middlewares: readonly [name: string, passes: boolean][]): string[] {
    const ran: string[] = [];
    const make = ([name, passes]: readonly [string, boolean]): Middleware => {
      return (_request, _response, next) => {
        ran.push(name);
        if (passes) next();
      };
    };
    runMiddlewares(middlewares.map(make), request, response, () => ran.push('last'));
    return ran;
  }

  it('asks one after the other and then the last', () => {
    expect(run(['a', true], ['b', true])).toEqual(['a', 'b', 'last']);
    expect(run()).toEqual(['last']);
  });

  it('stops at the one that answers', () => {
    expect(run(['a', true], ['b', false], ['c', true])).toEqual(['a', 'b']);
  });
});

describe('pathOf', () => {
  it('gives the path without the query', () => {
    expect(pathOf(request)).toBe('/about');
    expect(pathOf({ url: '//' } as IncomingMessage)).toBe('//');
    expect(pathOf({ url: 'http://example.com/about?q' } as IncomingMessage)).toBe('/about');
    expect(pathOf({ url: 'http://example.com?q' } as IncomingMessage)).toBe('/');
    expect(pathOf({} as IncomingMessage)).toBe('/');
  });
});
