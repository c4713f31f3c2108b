import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await serveTestSite([(_request, _response, next) => next()]);
});
afterAll(() => site.close());

/** Asks for a path as it stands: `fetch` would tidy it up first. */
function get(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(site.url, { path }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    })
      .on('error', reject)
      .end();
  });
}

describe('addresses that only machines write', () => {
  it.each(['//', '///', '//?q=1'])('%s leads home and does not end the server', async (path) => {
    expect(await get(path)).toMatchObject({ status: 307, location: path.replace(/^\/+/, '/') });
  });

  it('never leads to another site', async () => {
    expect(await get('//other.example/x')).toMatchObject({ status: 307, location: '/other.example/x' });
  });

  it('answers what cannot be read with the 404 page', async () => {
    expect(await get('/%E0%A4%A')).toMatchObject({ status: 404 });
    expect(await get('/sv/%')).toMatchObject({ status: 404 });
  });
});
