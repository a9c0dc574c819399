import { readFileSync } from 'node:fs';
import { breaksOf, type Description } from './breaks';
import { CONTRACT_FILE, contractOf } from './contract';
import { majorOf, readReleased } from './released';
import { forAllTests } from '../for-all-tests';
import { startTestShop } from '../harness';

const shop = forAllTests(startTestShop);

interface Operation {
  responses?: Record<string, unknown>;
  security?: unknown;
}

describe('the contract', () => {
  it('in shared/ is the one that the routes speak (else: npm run contract -w api)', async () => {
    expect(contractOf(shop.app)).toBe(readFileSync(CONTRACT_FILE, 'utf8'));
  });

  it('keeps what was released under its major version (else: docs/api.md, "What stays")', () => {
    const current = shop.app.swagger() as unknown as Description; // its own type says less than what is in it
    const released = readReleased();
    // a new major version is released anew: npm run contract:release -w api
    expect(majorOf(released)).toBe(majorOf(current));
    expect(breaksOf(released, current)).toEqual([]);
  });

  it('is served as an OpenAPI 3.1 document that names every call of docs/product.md §7', async () => {
    const document = (await shop.app.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    const calls = [
      ['post', '/api/auth/login'],
      ['post', '/api/auth/register'],
      ['post', '/api/auth/refresh-token'],
      ['get', '/api/users/me'],
      ['post', '/api/products/add-to-cart'],
      ['delete', '/api/products/remove-from-cart/{product_id}/{variant_id}'],
      ['delete', '/api/products/clear-cart'],
      ['get', '/api/products/categories'],
    ] as const;
    for (const [method, path] of calls)
      expect([path, document.paths[path]?.[method]]).toEqual([path, expect.any(Object)]);
  });

  it('states what every call answers, and that calls of the back office need a session of staff', async () => {
    const { paths } = (await shop.app.inject({ url: '/api/openapi.json' })).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    for (const [path, operations] of Object.entries(paths)) {
      for (const operation of Object.values(operations)) {
        expect([path, Object.keys(operation.responses ?? {}).length > 0]).toEqual([path, true]);
        if (path.startsWith('/api/admin/'))
          expect([path, JSON.stringify(operation.security)]).toEqual([
            path,
            expect.stringMatching(/^\[\{"session":\["ADMIN"/),
          ]);
      }
    }
  });
});
