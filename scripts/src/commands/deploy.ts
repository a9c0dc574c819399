import { join } from 'node:path';
import { ROOT } from '../basics/paths';
import { say } from '../basics/progress';
import { Trouble, runMain } from '../basics/trouble';
import { buildStale } from '../build/run';
import { AdminClient } from '../deploy/admin-client';
import { promote } from '../deploy/promote';
import { publish, readDescriptor } from '../deploy/upload';

/** `npm run deploy -w remote-cart`: builds the remote, uploads it to SHOP_URL and makes it live there. */
runMain(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Trouble('Say which remote to deploy: npm run deploy -w remote-cart');
  const shopUrl = (process.env['SHOP_URL'] || 'http://localhost:3000').replace(/\/$/, '');
  await buildStale(ROOT, [folder]);
  const dist = join(ROOT, folder, 'dist');
  const { name, version } = readDescriptor(dist);
  const client = new AdminClient(shopUrl);
  await client.signIn();
  if (!(await publish(client, name, dist))) say('This build was published before.');
  const live = await promote(client, { name, version });
  say(`Live at ${shopUrl}: ${live.name} ${live.version}`);
});
