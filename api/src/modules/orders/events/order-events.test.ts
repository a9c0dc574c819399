import { sql } from 'kysely';
import { newId } from '../../../infra/basics/ids';
import { withTransaction } from '../../../infra/database/transaction';
import type { UntoldEvent } from './order-events.service';
import { forAllTests } from '../../../../test/for-all-tests';
import { copyOrder } from '../testing/order-copies';
import { aBuyer, someGoods, startOrdersShop } from '../testing/orders-shop';

const shop = forAllTests(startOrdersShop);
let orders: string[];
jest.setTimeout(60_000);
beforeAll(async () => {
  const buyer = await aBuyer(shop);
  await buyer.fill(await someGoods(shop));
  const { order } = (await buyer.order('the-first')).json<{ order: { id: string } }>();
  // Others like it: what is told is the timeline's, and needs no more of an order than its row.
  orders = await copyOrder(shop.infra.db, { order_id: order.id, count: 120 });
});
beforeEach(() => sql`update order_events set try_at = null`.execute(shop.infra.db));

const name = ({ order_id, event }: UntoldEvent): string => `${orders.indexOf(order_id)} ${event}`;

/** Every one of these orders gets every one of these events, in their order. */
const happen = (order_ids: readonly string[], ...events: string[]) =>
  withTransaction(shop.infra.db, async (trx) => {
    for (const event of events) {
      for (const order_id of order_ids) await shop.own.orderEvents.emit(trx, { order_id, event });
    }
  });

/** Somebody who tells events and notes which; `before` may fail it. */
function teller(before: (events: readonly UntoldEvent[]) => Promise<void> = () => Promise.resolve()) {
  const { orderEvents } = shop.own;
  const told: string[] = [];
  const sizes: number[] = [];
  const outbox = orderEvents.outbox(async (events) => {
    await before(events);
    await withTransaction(shop.infra.db, (trx) =>
      orderEvents.settle(
        trx,
        events.map(({ id }) => id),
      ),
    );
    told.push(...events.map(name));
    sizes.push(events.length);
  });
  /** @returns what was told of it */
  const all = async (): Promise<string[]> => {
    told.length = 0;
    while (await outbox.round());
    return [...told];
  };
  return { told, sizes, round: outbox.round, all };
}

/** The worker is killed over what `is` says: nothing that it does after that comes to an end. */
async function killedOver(is: (event: UntoldEvent) => boolean): Promise<string[]> {
  let kill = (): void => undefined;
  const killed = new Promise<void>((resolve) => (kill = resolve));
  const worker = teller((events) => {
    if (!events.some(is)) return Promise.resolve();
    kill();
    return new Promise(() => undefined);
  });
  await Promise.race([worker.all(), killed]);
  return worker.told;
}

const failing =
  (is: (event: UntoldEvent) => boolean) =>
  (events: readonly UntoldEvent[]): Promise<void> =>
    events.some(is) ? Promise.reject(new Error('The mail could not be written')) : Promise.resolve();

describe('what happened to many orders', () => {
  it('is told of many of them together, in the order in which it happened', async () => {
    await happen(orders, 'placed', 'paid');
    const worker = teller();
    const told = await worker.all();
    expect(told).toHaveLength(240);
    expect(worker.sizes).toEqual([100, 100, 40]);
    expect(await worker.all()).toEqual([]);
  });

  it('is shared by two workers, and nothing of one order is told twice or before what came first', async () => {
    await happen(orders, 'placed', 'paid');
    const seen: string[] = [];
    const slowly = async (events: readonly UntoldEvent[]) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
      seen.push(...events.map(name));
    };
    const [one, two] = [teller(slowly), teller(slowly)];
    const later = happen(orders, 'shipped');
    await Promise.all([one.all(), two.all(), later]);
    await one.all();
    const seenOf = (turn: number) => seen.filter((each) => each.startsWith(`${turn} `));
    const inOrder = (turn: number) => ['placed', 'paid', 'shipped'].map((event) => `${turn} ${event}`);
    expect(orders.map((_, turn) => seenOf(turn))).toEqual(orders.map((_, turn) => inOrder(turn)));
    expect([one.sizes.length > 0, two.sizes.length > 0]).toEqual([true, true]);
  });

  it('waits for what another worker is telling of the same order, and for nothing else', async () => {
    const [first = '', second = ''] = orders;
    await happen([first], 'placed');
    let release = (): void => undefined;
    const other = teller(() => new Promise<void>((resolve) => (release = resolve)));
    const telling = other.all();
    while ((await untold(first)) !== 'held') await new Promise((resolve) => setTimeout(resolve, 5));
    await happen([first, second], 'paid');
    const worker = teller();
    expect(await worker.all()).toEqual(['1 paid']);
    release();
    expect(await telling).toEqual(['0 placed']);
    expect(await worker.all()).toEqual(['0 paid']);
  });
});

/** Whether somebody has taken what is untold of an order. */
async function untold(order_id: string): Promise<string | undefined> {
  const row = await shop.infra.db
    .selectFrom('order_events')
    .select('try_at')
    .where('order_id', '=', order_id)
    .where('try_at', 'is not', null)
    .executeTakeFirst();
  return row?.try_at && row.try_at > shop.clock.now() ? 'held' : undefined;
}

describe('an event that cannot be told', () => {
  const isPoison = ({ order_id, event }: UntoldEvent): boolean => order_id === orders[1] && event === 'placed';

  it('holds up nothing but what came after it of its own order, and is told again, later each time', async () => {
    await happen(orders.slice(0, 3), 'placed', 'paid');
    expect(await teller(failing(isPoison)).all()).toEqual(['0 placed', '2 placed', '0 paid', '2 paid']);
    shop.clock.advance(4_999);
    expect(await teller().all()).toEqual([]);
    shop.clock.advance(1);
    expect(await teller(failing(isPoison)).all()).toEqual([]);
    shop.clock.advance(9_999);
    expect(await teller().all()).toEqual([]);
    shop.clock.advance(10_001);
    expect(await teller().all()).toEqual(['1 placed', '1 paid']);
  });

  it('is given up after nine tries, and the order’s others are told then', async () => {
    await happen(orders.slice(0, 2), 'placed', 'paid');
    const told: string[] = [];
    for (let turn = 1; turn <= 9; turn += 1) {
      told.push(...(await teller(failing(isPoison)).all()));
      shop.clock.advance(640_000);
    }
    expect(told).toEqual(['0 placed', '0 paid', '1 paid']);
    expect(await teller().all()).toEqual([]);
  });

  it('and over which every worker dies holds up the others twice, and is given up after nine tries', async () => {
    await happen(orders.slice(0, 4), 'placed', 'paid');
    const told: string[][] = [];
    for (let turn = 1; turn <= 11; turn += 1) {
      told.push(await killedOver(isPoison));
      shop.clock.advance(20_000);
    }
    // All of them were taken together, and died with the one; then each has its turn alone.
    expect(told.slice(0, 4).flat().sort()).toEqual(['0 paid', '0 placed', '2 paid', '2 placed', '3 paid', '3 placed']);
    expect(told.slice(3, 9).flat()).toEqual([]);
    expect(told.slice(9).flat()).toEqual(['1 paid']);
    expect(await teller().all()).toEqual([]);
  });
});

it('an event whose order is gone is nobody’s', async () => {
  expect(await shop.own.orderEvents.find(newId())).toBeUndefined();
});
