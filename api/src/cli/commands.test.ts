import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBuild } from '../../test/builds';
import { startTestShop } from '../../test/harness';
import type { TestShop } from '../../test/harness';
import { signIn } from '../../test/people';
import { turnOnSecondFactor } from '../../test/second-factor';
import { commands } from './commands';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop();
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-build-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

/** Runs a command and gives back what it printed, line by line. */
async function run(name: string, args: string[] = [], config = {}): Promise<unknown[]> {
  let output = '';
  const stdout = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  try {
    const infra = { ...shop.infra, config: { ...shop.infra.config, ...config } };
    await commands[name]?.run({ ...shop, infra, buildApp: () => Promise.resolve(shop.app) }, args);
  } finally {
    stdout.mockRestore();
  }
  return output
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}

function writeBuild(name: string, version: string): string {
  const routes = [{ path: `/${name}`, page: 'p', render: 'public' as const, layout: 'shop' as const, query: [] }];
  const { descriptor, files } = makeBuild({ name, version, routes });
  const dir = path.join(folder, `${name}-${version}`);
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
  writeFileSync(path.join(dir, 'remote.json'), JSON.stringify(descriptor));
  return dir;
}

describe('the command line', () => {
  it('migrates a database that is up to date without touching it, and makes the first admin', async () => {
    const admin = { admin_email: 'first@example.com', admin_password: 'Chosen-Word-1' };
    expect(await run('migrate', [], admin)).toEqual([{ applied: [], pages: expect.arrayContaining(['faq', 'terms']) }]);
    expect(await run('migrate')).toEqual([{ applied: [], pages: [] }]);
    expect((await shop.services.users.findByEmail('first@example.com'))?.role).toBe('ADMIN');
  });

  it('closes the shop for a while and opens it again', async () => {
    for (const wanted of [true, false]) {
      expect(await run('maintenance', [wanted ? 'on' : 'off'])).toEqual([{ maintenance: wanted }]);
      expect((await shop.services.store.get()).maintenance).toBe(wanted);
    }
    await expect(run('maintenance', ['maybe'])).rejects.toThrow('Usage: maintenance on|off');
  });

  it('publishes every build that it is given, each once', async () => {
    const builds = [writeBuild('one', '1.0.0'), writeBuild('two', '1.0.0')];
    const lines = (published: boolean) => ['one', 'two'].map((name) => ({ name, version: '1.0.0', published }));
    expect(await run('publish', builds)).toEqual(lines(true));
    expect(await run('publish', builds)).toEqual(lines(false));
    expect((await shop.services.remotes.listLive()).map(({ name }) => name)).toEqual(['one', 'two']);
  });

  it('names the build that is not good and publishes the others', async () => {
    const broken = writeBuild('broken', '1.0.0');
    writeFileSync(path.join(broken, 'remoteEntry.js'), 'changed');
    await expect(run('publish', [broken, writeBuild('three', '1.0.0')])).rejects.toThrow(
      `${broken}: remoteEntry.js is not the file that the descriptor names.`,
    );
    expect(await shop.services.releases.getLiveVersion('three')).toBe('1.0.0');
  });

  it('makes no demo accounts in a database of one’s own', async () => {
    expect(await run('demo', [], { demo: false })).toEqual([{ loaded: false }]);
    expect(await shop.services.users.findByEmail('admin@example.com')).toBeUndefined();
  });

  it('makes an admin with a made-up password that it prints once', async () => {
    const args = ['--email', 'new@example.com'];
    expect(await run('admin:create', args)).toEqual([{ email: 'new@example.com', password: expect.any(String) }]);
    expect(await run('admin:create', args)).toEqual([{ email: 'new@example.com' }]);
  });

  it('turns two-factor sign-in off for somebody who has lost it', async () => {
    const person = await signIn(shop);
    const { email } = await shop.services.users.getById(person.user_id);
    await turnOnSecondFactor(shop, person);
    expect(await run('second-factor:reset', [email])).toEqual([{ email, turned_off: true }]);
    expect(await run('second-factor:reset', [email])).toEqual([{ email, turned_off: false }]);
    await expect(run('second-factor:reset', ['nobody@example.com'])).rejects.toThrow('nobody@example.com');
  });

  it('makes orders up, as many as are missing, and only where that was meant', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation();
    await expect(run('seed', ['--orders', '20'], { demo: false })).rejects.toThrow('say --yes');
    expect(told).not.toHaveBeenCalled();
    expect(await run('seed', ['--orders', '20'], { demo: true })).toEqual([{ added_orders: 20 }]);
    expect(await run('seed', ['--orders', '25', '--yes'], { demo: false })).toEqual([{ added_orders: 5 }]);
    expect(told.mock.calls).toEqual([
      ['20 of 20 orders'],
      ['summing up sales'],
      ['25 of 25 orders'],
      ['summing up sales'],
    ]);
    told.mockRestore();
    const sums = await shop.infra.db.selectFrom('sales_by_quarter_hour').select('orders').execute();
    expect(sums.reduce((sum, { orders }) => sum + orders, 0)).toBe(25);
  });

  it('says how a command is used', async () => {
    await expect(run('seed', ['--products', 'many'])).rejects.toThrow('Usage: seed');
    await expect(run('seed', ['--orders', '0'])).rejects.toThrow('Usage: seed');
    await expect(run('seed')).rejects.toThrow('Usage: seed');
    await expect(run('admin:create')).rejects.toThrow('Usage: admin:create');
    await expect(run('second-factor:reset')).rejects.toThrow('Usage: second-factor:reset');
  });
});
