import { probeBuild, type Build } from '../support/builds/builds';
import { deploy, liveRemote, publish, retire, startCanary } from '../support/builds/registry';
import { adminAccess, callJson } from '../support/shop/api';
import { withInfra } from '../support/shop/infra';
import type { ShopInfo } from '../support/shop/shop';
import { expect, test } from '../support/test';

/** docs/decisions/0047: within a minute of bad traffic. */
const A_MINUTE = 60_000;

/** A remote with two pages of one address each time: the second version's server code may do what it likes. */
const version = (name: string, server = ''): Build => probeBuild({ name, heading: name, server });

/** Visits that get the canary, until the work is done. */
async function underTraffic(shop: ShopInfo, path: string, done: () => Promise<boolean>): Promise<number> {
  const began = Date.now();
  while (!(await done())) {
    expect(Date.now() - began, 'it is not over').toBeLessThan(A_MINUTE);
    await fetch(`${shop.url}${path}?at=${Date.now()}`, { headers: { cookie: 'tessera_visit=0' } });
  }
  return Date.now() - began;
}

/** What is live has been so for as many milliseconds. */
const wasLiveFor = (name: string, ms: number) =>
  withInfra(({ db }) =>
    db
      .updateTable('remote_promotions')
      .set({ created_at: new Date(Date.now() - ms) })
      .where('name', '=', name)
      .execute(),
  );

const canaryNow = async () => (await callJson<{ canary: { name: string } | null }>('remotes/canary')).canary;

async function saidOf(name: string): Promise<string[]> {
  const token = await adminAccess();
  const { items } = await callJson<{ items: { kind: string; subject_id: string }[] }>('admin/notices', { token });
  return items.filter(({ subject_id }) => subject_id === name).map(({ kind }) => kind);
}

for (const [what, name, server] of [
  ['throws', 'trialthrows', 'throw new Error("broken");'],
  ['never comes to its end', 'trialloops', 'for (;;);'],
] as const) {
  test(`a canary whose server code ${what} ends within a minute @drill`, async ({ shop }) => {
    test.setTimeout(2 * A_MINUTE);
    await deploy(version(name));
    const fresh = version(name, server);
    await publish(fresh);
    await startCanary(name, fresh.descriptor.version, 50);
    await expect.poll(canaryNow).toMatchObject({ name });
    await underTraffic(shop, `/${name}`, async () => (await canaryNow()) === null);
    expect(await saidOf(name)).toEqual(['release_ended']);
    await retire(name);
  });
}

test('what went live and throws gives way to what was live before, within a minute @drill', async ({ shop }) => {
  test.setTimeout(2 * A_MINUTE);
  const good = version('triallive');
  await deploy(good);
  await wasLiveFor('triallive', 3_600_000);
  await deploy(version('triallive', 'throw new Error("broken");'));
  const isBack = async () => (await liveRemote('triallive')).descriptor.version === good.descriptor.version;
  await underTraffic(shop, '/triallive', isBack);
  expect(await saidOf('triallive')).toEqual(['release_ended']);
  await retire('triallive');
});

test('reports that somebody makes up, and addresses that fail in any version, end nothing @drill', async ({ shop }) => {
  test.setTimeout(2 * A_MINUTE);
  await deploy(version('trialforged', 'if (globalThis.__never) throw 1;'));
  const fresh = version('trialforged');
  await publish(fresh);
  await startCanary('trialforged', fresh.descriptor.version, 50);
  await expect.poll(canaryNow).toMatchObject({ name: 'trialforged' });
  const report = {
    ...{ error_id: 'E-AAAA-BBBB-CCCC', errorType: 'general', errorCode: 'unexpected', statusCode: 0 },
    ...{ errorMessage: 'broken', timestamp: new Date().toISOString(), address: '/trialforged' },
    part: `trialforged:cart-aside ${fresh.descriptor.version}`,
  };
  for (let count = 0; count < 40; count += 1) {
    await fetch(`${shop.url}/error-log`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
    await fetch(`${shop.url}/remotes/trialforged/${fresh.descriptor.version}/js/made-up-${count}.js`);
  }
  await new Promise((resolve) => setTimeout(resolve, 25_000));
  const watched = (await fetch(`${shop.url}/release-watch`).then((answer) => answer.json())) as { trials: object[] };
  expect(watched.trials[0]).toMatchObject({ name: 'trialforged', worse: 0, is_worse: false });
  expect(await canaryNow()).toMatchObject({ name: 'trialforged' });
  await retire('trialforged');
});
