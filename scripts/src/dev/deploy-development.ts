import { basename } from 'node:path';
import { ROOT } from '../basics/paths';
import { say } from '../basics/progress';
import { compileApp } from '../build/compile';
import { removeStamp } from '../build/stamps';
import { allTargets } from '../build/targets';
import { AdminClient } from '../deploy/admin-client';
import { promote } from '../deploy/promote';
import { publish, readDescriptor } from '../deploy/upload';

/**
 * `npm run dev -w remote-cart`: builds the remote's development version and puts it in the place of the registered one
 * in a running shop. Open pages keep what they have until they are loaded again.
 * @param dir folder of the remote
 * @returns the exit status
 */
export async function deployDevelopment(dir: string): Promise<number> {
  const folder = basename(dir);
  const target = allTargets(ROOT).find(({ name }) => name === folder);
  const client = new AdminClient((process.env['SHOP_URL'] || 'http://localhost:3000').replace(/\/$/, ''));
  await client.signIn();
  if (target) removeStamp(ROOT, target); // what lies in dist from now on is no production build
  await compileApp(folder, 'development');
  const dist = `${dir}/dist`;
  const { name, version } = readDescriptor(dist);
  await publish(client, name, dist);
  await promote(client, { name, version });
  say(`${name} ${version} (development) is in place. Back to the production build: npm run deploy -w ${folder}`);
  return 0;
}
