import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminClient } from './admin-client';
import { publish } from './upload';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'tessera-upload-'));
  writeFileSync(join(dist, 'remote.json'), JSON.stringify({ name: 'hello', version: '1.0.0', files: {} }));
});
afterEach(() => {
  rmSync(dist, { recursive: true });
  jest.restoreAllMocks();
});

/** Publishes to a shop that refuses with 409. */
function publishAgainst(code: string, message: string): Promise<boolean> {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ code, message }, { status: 409 }));
  return publish(new AdminClient('https://shop.example'), 'hello', dist);
}

test('a build that the shop has had before only needs to be made live', async () => {
  expect(await publishAgainst('remotes.version_exists', 'hello 1.0.0 has been published already.')).toBe(false);
});

test('a route of another remote is told as that, not as a build from before', async () => {
  const sentence = '/cart/hello belongs to the remote cart, which owns /cart.';
  await expect(publishAgainst('remotes.route_taken', sentence)).rejects.toThrow(sentence);
});
