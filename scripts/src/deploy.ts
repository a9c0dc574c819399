import { join } from 'node:path';
import { buildStale } from './build/run';
import { AdminClient } from './deploy/admin-client';
import { buildForm, readDescriptor } from './deploy/upload';
import { ROOT } from './paths';
import { say } from './progress';
import { Trouble, messageOf, runMain } from './trouble';

/** Versions are immutable: the same build again is refused with 409, and only needs to be made live. */
async function publish(client: AdminClient, name: string, dist: string): Promise<void> {
  try {
    await client.post(`admin/remotes/${name}/versions`, buildForm(dist));
  } catch (error) {
    if (!messageOf(error).includes(' answered 409')) throw error;
    say('This build was published before.');
  }
}

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
  await publish(client, name, dist);
  const live = await client.post(`admin/remotes/${name}/live`, { version });
  say(`Live at ${shopUrl}: ${String(live['name'])} ${String(live['version'])}`);
});
