import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endlessGoods, makeBuyers } from '../../kit/buyers/buyers';
import { lightCall } from '../../kit/buyers/light-call';
import { readyOrders, type ReadyOrders } from '../../kit/buyers/ready-orders';
import { median, percentile } from '../../kit/load/statistics';
import { drain, sustain, type Sustained, type Told } from '../../kit/load/sustained';
import { ratio, seconds, type Row } from '../../kit/row';
import { startNode } from '../../kit/shop/processes';
import { startReference } from '../../kit/shop/reference';
import type { Shop } from '../../kit/shop/shop';
import { countEach } from '../../kit/shop/statements';
import type { Measure } from '../measure';

const BUYERS = 100;
const GOODS = 10;
const ROUNDS = 3;
const COUNTED = 50;
const WARM_UP_SECONDS = 8;
const REACH = 0.5;
/** 'placed', 'authorised' and 'paid'; the second needs no mail. */
const EVENTS_AN_ORDER = 3;
/** What waits of an order while nothing of it is told: its events, two mails, a document and a message. */
const PARTS_AN_ORDER = 7;
const BACKLOG = 1_000;
const EVENTS_REACH = 200;
/** An open rate: somebody orders whether or not those before have been told. */
const ORDERS_A_SECOND = 50;
const PACED_SECONDS = 30;
const MAIL_REACH_MS = 5_000;

interface Bare extends Told {
  close: () => Promise<void>;
}

/** The bare server, which takes orders, and a plain loop, which tells of them. */
async function startBare(shop: Shop, orders: ReadyOrders, statements: { api: number; worker: number }): Promise<Bare> {
  const reference = await startReference(shop.databaseUrl, shop.apiUrl, shop.product.slug);
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const each = String(Math.max(4, Math.round(statements.worker / 2)));
  const env = { NODE_ENV: 'production', DATABASE_URL: shop.databaseUrl };
  const teller = startNode(['-r', 'tsx/cjs', 'bench/src/reference-teller.ts', folder, each], env);
  const url = `${reference.url}/transaction?statements=${Math.round(statements.api) - 1}&events=2`;
  return {
    count: orders.count,
    // What makes the shop's next order ready is one statement of the same connections.
    makeReady: async () => {
      await orders.query('select 1 from bench_counts where id = 1');
      return () => lightCall(url, { method: 'POST' });
    },
    async countWaiting() {
      if (!teller.alive()) throw new Error(teller.output());
      const { rows } = await orders.query<{ waiting: string }>(
        `select count(*) * ${PARTS_AN_ORDER / 2} as waiting from bench_events where not told`,
      );
      return Number(rows[0]?.waiting);
    },
    async close() {
      await teller.end();
      await reference.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function sustainedRow(shop: Shop, orders: ReadyOrders, duration: number): Promise<Row> {
  await sustain(orders, WARM_UP_SECONDS);
  const statements = await countEach(shop, COUNTED, async () => {
    for (let index = 0; index < COUNTED; index += 1) await (await orders.makeReady(index % orders.count))();
    await drain(orders);
  });
  const bare = await startBare(shop, orders, statements);
  try {
    await sustain(bare, WARM_UP_SECONDS);
    const rounds: { own: Sustained; reference: Sustained }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ own: await sustain(orders, duration), reference: await sustain(bare, duration) });
    }
    const value = median(rounds.map(({ own, reference }) => own.perSecond / reference.perSecond));
    const of = (pick: (round: Sustained) => number, who: 'own' | 'reference') =>
      Math.round(median(rounds.map((round) => pick(round[who]))));
    return {
      what: 'Orders by card with all that is told of them (two mails, an invoice), sustained ÷ bare Fastify and a plain loop doing the same',
      reach: `≥ ${REACH}`,
      measured: ratio(value),
      reached: value >= REACH,
      detail:
        `${of(({ perSecond }) => perSecond, 'own')} against ${of(({ perSecond }) => perSecond, 'reference')} a second, ` +
        `${of(({ placed }) => placed, 'own')} orders in ${duration} s and until the last was told; at most ` +
        `${of(({ mostWaiting }) => mostWaiting, 'own')} events, mails and documents waited; placing one meanwhile, 99th percentile ` +
        `${of(({ p99 }) => p99, 'own')} against ${of(({ p99 }) => p99, 'reference')} ms; ` +
        `${statements.api.toFixed(1)} statements of the API and ${statements.worker.toFixed(1)} of the worker an order`,
    };
  } finally {
    await bare.close();
  }
}

/** How fast what piled up is told, while nothing else happens: the worker is held until there is enough of it. */
async function backlogRow(shop: Shop, orders: ReadyOrders): Promise<Row> {
  const { worker } = shop.pids();
  process.kill(worker, 'SIGSTOP');
  try {
    for (let index = 0; index < BACKLOG; index += 1) await (await orders.makeReady(index % orders.count))();
  } finally {
    process.kill(worker, 'SIGCONT');
  }
  const started = performance.now();
  await drain(orders);
  const value = (BACKLOG * EVENTS_AN_ORDER * 1_000) / (performance.now() - started);
  return {
    what: 'Events of orders told a second, mails and invoices included, of a backlog',
    reach: `≥ ${EVENTS_REACH}`,
    measured: String(Math.round(value)),
    reached: value >= EVENTS_REACH,
    detail: `${BACKLOG} orders by card, by one worker`,
  };
}

/** Buyers order one after the other, so each one's mails are in the order of their orders. */
const DELAYS = `
  with placed as (
    select email, placed_at, row_number() over (partition by email order by placed_at) as turn from orders where placed_at >= $1
  ), mailed as (
    select recipient, settled_at, row_number() over (partition by recipient order by created_at) as turn
    from mails where template = 'order-placed' and created_at >= $1 and state in ('kept', 'sent')
  )
  select extract(epoch from settled_at - placed_at) * 1000 as delay
  from placed join mailed on mailed.recipient = placed.email and mailed.turn = placed.turn`;

async function pacedRow(orders: ReadyOrders): Promise<Row> {
  const [{ now }] = (await orders.query<{ now: Date }>('select now()')).rows as [{ now: Date }]; // one row
  const started = performance.now();
  const last: Promise<unknown>[] = Array.from({ length: orders.count }, () => Promise.resolve());
  const count = ORDERS_A_SECOND * PACED_SECONDS;
  for (let index = 0; index < count; index += 1) {
    await sleep(Math.max(0, started + (index * 1_000) / ORDERS_A_SECOND - performance.now()));
    const buyer = index % orders.count;
    // Nobody orders twice at once.
    last[buyer] = last[buyer]?.then(async () => (await orders.makeReady(buyer))()) ?? Promise.resolve();
  }
  await Promise.all(last);
  const spent = performance.now() - started;
  await drain(orders);
  const { rows } = await orders.query<{ delay: string }>(DELAYS, [now]);
  if (rows.length !== count) throw new Error(`${count} were ordered and ${rows.length} were mailed about`);
  const delays = rows.map(({ delay }) => Number(delay));
  const slowest = Math.max(...delays);
  return {
    what: `Confirmation mail after the order, at ${ORDERS_A_SECOND} orders a second, slowest`,
    reach: `≤ ${seconds(MAIL_REACH_MS)}`,
    measured: seconds(slowest),
    reached: slowest <= MAIL_REACH_MS,
    detail: `${count} orders by card, placed within ${seconds(spent)}; median ${seconds(median(delays))}, 99th percentile ${seconds(percentile(delays, 0.99))}`,
  };
}

/**
 * How many orders a second can be placed and told of, sustained: by card, so that each has three events, two mails, an
 * invoice and a message of the gateway. Ten at a time order as fast as it is told; the time ends when everything has been.
 * Against the bare Fastify route with as many statements as the API runs for an order (its gateway's message included)
 * and a plain loop that runs as many as the worker and writes, keeps and draws the same (reference-teller.ts), held back
 * in the same way. Runs take turns; the ratio is taken within each round. Carts are filled between two orders by one statement.
 */
export const telling: Measure = {
  name: 'telling',
  async run({ shop, settings }) {
    const goods = await endlessGoods(shop, GOODS);
    const buyers = await makeBuyers(shop, 'teller', BUYERS);
    const emails = buyers.map((_, index) => `teller-${index}@shopper.example`);
    const orders = await readyOrders(shop, buyers, emails, goods);
    try {
      const rows = [await sustainedRow(shop, orders, settings.sustainedSeconds)];
      rows.push(await backlogRow(shop, orders));
      rows.push(await pacedRow(orders));
      return rows;
    } finally {
      await orders.close();
    }
  },
};
