import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteRenderers } from '@tessera/shared/contract';
import { makeBuild, route } from '../../../../test/builds';
import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import { openRemotesDesk } from '../testing/remotes-desk';
import { createRenderersService } from './renderers.service';

/** What staff are told of the renderers of foreign remotes: docs/decisions/0066. */

/** What the web server of these tests says. */
let said = '';
const web = createServer((_request, response) => response.end(said));
beforeAll(() => new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve)));
afterAll(() => web.close());

const shop = forAllTests(startTestShop);
const { admin, publish } = openRemotesDesk(shop);
const time = '2026-01-06T09:00:00.000Z';
const renderer = { name: 'guides', started_at: time, last_used_at: time, rss: 91_000_000, bar: 115_343_360 };

const find = (name: string) => {
  // one that is not there, and one that listens on a port
  const web_urls = ['http://127.0.0.1:1', `http://127.0.0.1:${(web.address() as AddressInfo).port}`];
  return createRenderersService({ ...shop.infra, web_urls }).find(name);
};

test('the renderers of a foreign remote are asked for at each web server, and whatever else one may answer is none', async () => {
  expect(await publish('guides', '1.0.0')).toBe(201);
  const { name: _own, ...told } = renderer;
  const others = [{ ...renderer, name: 'other' }, { ...renderer, rss: -1, started_at: '<b>' }, null, 'guides'];
  said = JSON.stringify({ trials: [], renderers: [renderer, ...others] });
  expect(await find('guides')).toEqual({ foreign: true, items: [told], silent: 1 });
  for (const answer of ['{"trials":[]}', '{"renderers":1}', 'null', '<html>', 'x'.repeat(30_000)]) {
    said = answer;
    expect((await find('guides')).items).toEqual([]);
  }
});

test('a remote that came with the shop has none of its own, and one that nobody has is not found', async () => {
  const { descriptor, files } = makeBuild({ name: 'resident', version: '1.0.0', routes: [route('/resident')] });
  await shop.services.remotes.publishOnce({ descriptor: JSON.stringify(descriptor), files });
  const url = (name: string) => `/api/admin/remotes/${name}/renderers`;
  const ask = (name: string) => shop.app.inject({ url: url(name), headers: admin().headers });
  expect((await ask('resident')).json()).toEqual({ foreign: false, items: [], silent: 0 });
  expect((await ask('guides')).json<RemoteRenderers>().foreign).toBe(true);
  expect((await ask('nobodys')).statusCode).toBe(404);
});
