import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShopper, type Shopper } from '../crash/shopper';
import { makeTemporaryFolder } from '../postgres/temporary-folder';
import { checkConfig, findHaproxy, installHaproxy } from './haproxy';
import { startBalancedShop, type BalancedShop } from './shop';
import { findSaturation, sendVisitors } from './visitors';

const FULL = Boolean(process.env['TESSERA_DRILL']);
const haproxy = FULL ? installHaproxy() : findHaproxy();
const SHOPPERS = 8;

jest.setTimeout(1_800_000);

describe('the configuration of haproxy that we show', () => {
  const known = haproxy ? it : it.skip;
  known(`is one that haproxy takes${haproxy ? '' : ' (skipped: no haproxy here)'}`, () => {
    const socket = join(tmpdir(), `tessera-${process.pid}.sock`);
    const two = (port: number): [string, string] => [`127.0.0.1:${port}`, `127.0.0.1:${port + 1}`];
    const addresses = { web: '127.0.0.1:3000', api: '127.0.0.1:4000', webs: two(3001), apis: two(4001), socket };
    expect(checkConfig(haproxy ?? '', addresses)).toBe('');
  });
});

/** Needs a machine for itself for minutes, so it is a drill alone. */
const NEEDS = FULL
  ? 'haproxy could not be installed: sudo apt-get install -y haproxy'
  : 'npm run drill alone has the time for it';
const drilled = FULL && haproxy !== undefined;
const drill = drilled ? it : it.skip;

describe(`two web servers, two APIs and two workers behind haproxy${drilled ? '' : ` (skipped: ${NEEDS})`}`, () => {
  let folder: string;
  let shop: BalancedShop;
  let shoppers: Shopper[] = [];
  let crowd = 0;

  beforeAll(async () => {
    if (!drilled || haproxy === undefined) return;
    folder = makeTemporaryFolder('balanced');
    shop = await startBalancedShop(folder, haproxy);
    shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => createShopper(shop.url)));
    await shop.query('update pay_later_accounts set credit_limit = 1000000000');
    crowd = 3 * (await findSaturation(shop.url));
  });
  afterAll(async () => {
    await shop?.stop();
    if (folder && !process.env['TESSERA_KEEP']) rmSync(folder, { recursive: true, force: true });
  });

  /** Everybody visits and buys while something is done to the processes; tells what came of it. */
  async function underLoad(work: () => Promise<void>) {
    const visitors = sendVisitors(shop.url, crowd);
    let over = false;
    const orders: string[] = [];
    const lost: string[] = [];
    const buying = shoppers.map(async (shopper, index) => {
      for (let turn = index; !over; turn += 1) {
        await shopper.buy(randomUUID(), turn).then(
          (id) => orders.push(id),
          (error: unknown) => lost.push(String(error)),
        );
      }
    });
    const letGo = async () => {
      over = true;
      const [visits] = await Promise.all([visitors.stop(), ...buying]);
      return visits;
    };
    await work().catch(async (error: unknown) => {
      await letGo();
      throw error;
    });
    const { failed, ...seen } = await letGo();
    console.info({ crowd, ...seen, orders: orders.length }, await shop.counters());
    return { failed, lost, orders };
  }

  drill('are stopped and started one after the other under three times the load, and nobody notices', async () => {
    const exits: [string, number | string][] = [];
    const { failed, lost, orders } = await underLoad(async () => {
      for (const program of shop.programs) {
        exits.push([program.name, await program.end('SIGTERM')]);
        await shop.bringBack(program);
      }
    });
    expect({ failed, lost, exits }).toEqual({
      failed: [],
      lost: [],
      exits: shop.programs.map(({ name }) => [name, 0]),
    });
    await expectOrders(orders);
  });

  drill('are killed one after the other under three times the load, and nobody notices', async () => {
    const { failed, lost, orders } = await underLoad(async () => {
      for (const program of shop.programs) {
        await program.end('SIGKILL');
        await shop.bringBack(program);
      }
    });
    expect({ failed, lost }).toEqual({ failed: [], lost: [] });
    await expectOrders(orders);
  });

  /** Each acknowledged order is there once, and none that nobody was told of. */
  async function expectOrders(ids: string[]): Promise<void> {
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) bought.add(id);
    const known = await shop.query<{ id: string }>('select id from orders where idempotency_key is not null');
    expect(known.map(({ id }) => id).sort()).toEqual([...bought].sort());
  }
  const bought = new Set<string>();
});
