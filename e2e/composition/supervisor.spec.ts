import { spawn } from 'node:child_process';
import { ROOT } from '@tessera/scripts/basics';
import { freePort } from '@tessera/scripts/process';
import { getProduct } from '../support/shop/api';
import { descendantsOf, isAlive, type ProcessEntry } from '../support/shop/processes';
import type { ShopInfo } from '../support/shop/shop';
import { expect, test } from '../support/test';

/** What runs below the supervisor but for its database. */
const programsOf = ({ supervisor }: ShopInfo): ProcessEntry[] =>
  descendantsOf(supervisor).filter(({ command }) => /dist\/(server|worker)/.test(command));

/** Another command on the folder of a running shop: how it ends, and what it says. */
async function tryBeside({ dataDir }: ShopInfo, program: string): Promise<{ status: number | null; said: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), DATABASE_URL: '' };
  const child = spawn(process.execPath, [program], { cwd: ROOT, env });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { status, said: said.trim() };
}

test('npm start has opened the demo shop in an empty folder, and says where it is and who can sign in', async ({
  shop,
}) => {
  expect(shop.printed()).toContain(`Tessera is open: ${shop.url}`);
  expect(shop.printed()).toMatch(/Shopper +\S+@\S+ +\S{12,}/);
});

for (const [command, program] of [
  ['npm start', 'scripts/start.js'],
  ['npm run dev', 'scripts/dev.js'],
] as const) {
  test(`a data folder that a running shop uses is refused by a second \`${command}\`, in one sentence`, async ({
    shop,
  }) => {
    const { status, said } = await tryBeside(shop, program);
    expect(status).toBe(1);
    expect(said).toBe(
      `A shop runs on the data folder ${shop.dataDir} already (process ${shop.supervisor}): stop it (\`kill ${shop.supervisor}\`), or choose another folder and port: DATA_DIR=.data2 PORT=3001 ${command}`,
    );
  });
}

test('a copy of the build runs, so that nothing becomes of the shop when another one is made', async ({ shop }) => {
  const programs = programsOf(shop);
  expect(programs.length).toBeGreaterThan(3);
  for (const { command } of programs) expect(command).toMatch(/\.cache\/running\/[\w-]+\/(api|host)\/dist\//);
});

test('the supervisor is killed: the next start stops what it left, and nothing is lost', async ({ shop }) => {
  test.setTimeout(120_000);
  const before = await getProduct('ember-mug');
  const left = programsOf(shop);
  const killed = shop.supervisor;
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => isAlive(killed)).toBe(false);
  await shop.startAgain();
  expect(shop.printed()).toContain('Stopped what an earlier start had left running');
  expect(shop.printed()).toMatch(/Shopper +\S+@\S+ +\(the password that the account was made with, or one set since\)/);
  expect(left.map(({ pid }) => pid).filter(isAlive)).toEqual([]);
  expect(await getProduct('ember-mug')).toEqual(before);
});
