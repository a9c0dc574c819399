import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeTemporaryFolder, startPostgres } from '@tessera/scripts/postgres';
import { freePort } from '@tessera/scripts/process';
import { DRILL } from '../support/drill';
import { Compose } from '../support/shop/compose';

test('the services of docker-compose.yml open a shop with the environment they have there', DRILL, async () => {
  test.setTimeout(120_000);
  const folder = makeTemporaryFolder('compose');
  const database = await startPostgres({ dataDir: join(folder, 'postgres'), fast: true });
  const places = { folder, databasePort: database.port, apiPort: await freePort(), webPort: await freePort() };
  const compose = new Compose(places, {
    POSTGRES_PASSWORD: new URL(database.url).password,
    SHOP_SECRET: '5'.repeat(64),
    SHOP_ADMIN_EMAIL: 'owner@example.com',
    SHOP_ADMIN_PASSWORD: 'Compose-0wner',
  });
  try {
    expect(await compose.run('migrate'), compose.output).toBe(0);
    expect(await compose.run('publish'), compose.output).toBe(0);
    compose.start('api');
    await expect.poll(() => compose.isHealthy('api'), { timeout: 30_000, message: compose.output }).toBe(true);
    compose.start('worker');
    compose.start('web');
    await expect.poll(() => compose.isHealthy('web'), { timeout: 30_000, message: compose.output }).toBe(true);

    const home = `http://127.0.0.1:${places.webPort}`;
    const page = await fetch(home);
    expect([page.status, (await page.text()).includes('data-boundary="catalog"')]).toEqual([200, true]);
    const signedIn = await fetch(`${home}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'owner@example.com', password: 'Compose-0wner' }),
    });
    expect(signedIn.status, compose.output).toBe(200);
    expect(await compose.stop()).toEqual({ web: 0, worker: 0, api: 0 });
  } finally {
    await compose.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
