import { writeFile } from 'node:fs/promises';
import { openShop } from '../../src/open-shop';
import { CONTRACT_FILE, contractOf } from './contract';

/** Writes the generated types into shared/, after a change of any route's schema. */
async function main(): Promise<void> {
  const { buildApp, close } = openShop(true);
  const app = await buildApp();
  await app.ready();
  await writeFile(CONTRACT_FILE, contractOf(app));
  await app.close();
  await close();
}

void main();
