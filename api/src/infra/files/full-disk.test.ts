import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { startApiProcess } from '../../../test/api-process';
import type { ApiProcess } from '../../../test/api-process';
import { makeBuild, toMultipart } from '../../../test/builds';
import { signInConfirmed } from '../../../test/sales/engagement';
import { startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';

let shop: TestShop;
let api: ApiProcess;
let full: number;
beforeAll(async () => {
  shop = await startTestShop();
  full = openSync('/dev/full', 'w');
  // Its log goes to a disk without room, and so do its larger files.
  api = await startApiProcess(shop, { LOG_LEVEL: 'trace' }, { output: full, largest_file: 8 });
}, 120_000);
afterAll(async () => {
  await api.stop();
  closeSync(full);
  await shop.close();
});

const FULL = {
  status: 503,
  code: 'server.disk_full',
  message: 'The shop has no room to save this right now. Please try again later.',
};
const list = (folder: string): string[] => {
  const directory = path.join(shop.infra.config.files_dir, folder);
  return existsSync(directory) ? readdirSync(directory, { recursive: true }).map(String) : [];
};
const listRows = (table: 'uploads' | 'remote_versions' | 'newsletter_subscriptions') =>
  shop.infra.db.selectFrom(table).selectAll().execute();

describe('on a full disk', () => {
  it('reading goes on, although no line of the log can be written', async () => {
    const products = await fetch(`${api.url}/api/products`);
    expect([products.status, await products.json()]).toMatchObject([200, { total: 0 }]);
    expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
  });

  it('a picture is refused with a message, and nothing of it is kept', async () => {
    const { headers } = await signInConfirmed(shop);
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } }).png();
    const form = new FormData();
    form.append('kind', 'review');
    form.append('picture', new Blob([new Uint8Array(await picture.toBuffer())], { type: 'image/png' }), 'a.png');
    const answer = await fetch(`${api.url}/api/uploads`, { method: 'POST', body: form, headers });
    expect([answer.headers.get('retry-after'), await answer.json()]).toMatchObject(['60', FULL]);
    expect([list('media'), list('tmp'), await listRows('uploads')]).toEqual([[], [], []]);
  });

  it('a build is refused, and can be published when there is room', async () => {
    const { headers } = await signIn(shop, 'ADMIN');
    const build = makeBuild({}, { 'js/large.js': 'x'.repeat(20_000) });
    const { payload, headers: form } = toMultipart(build);
    const answer = await fetch(`${api.url}/api/admin/remotes/cart/versions`, {
      method: 'POST',
      body: new Uint8Array(payload),
      headers: { ...headers, ...form },
    });
    expect(await answer.json()).toMatchObject(FULL);
    expect([list('remotes'), list('tmp'), await listRows('remote_versions')]).toEqual([[], [], []]);
    const again = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/remotes/cart/versions',
      payload,
      headers: { ...headers, ...form },
    });
    expect(again.statusCode).toBe(201);
  });

  it('what PostgreSQL has no room for is refused the same way, in the language of the person', async () => {
    await sql`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file "base/5/1": No space left on device' using errcode = 'disk_full'; end $$`.execute(
      shop.infra.db,
    );
    await sql`create trigger no_room before insert on newsletter_subscriptions execute function no_room()`.execute(
      shop.infra.db,
    );
    const subscribe = (language: string) =>
      fetch(`${api.url}/api/newsletter/subscriptions`, {
        method: 'POST',
        body: JSON.stringify({ email: 'ada@example.com' }),
        headers: { 'content-type': 'application/json', 'accept-language': language },
      }).then((answer) => answer.json());
    expect(await subscribe('en')).toMatchObject(FULL);
    expect(await subscribe('de')).toMatchObject({ message: expect.stringContaining('kein Platz mehr frei') });
    expect(await listRows('newsletter_subscriptions')).toEqual([]);
  });
});
