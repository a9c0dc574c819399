import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Checkout, DeliverySettings, Order } from '@tessera/shared/contract';
import { addGoods } from '../../../test/goods';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually } from '../../../test/harness';
import { openSettingsDesk } from '../../../test/settings-desk';
import { aBuyer, startOrdersShop } from '../orders/testing/orders-shop';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const THURSDAY = 4;

const shop = forAllTests(() => startOrdersShop());
jest.setTimeout(60_000);
const { call, owner, signInAgain, entries, expectOneSaved, expectRights } = openSettingsDesk(shop, 'delivery');
const read = async () => (await call('GET', 'delivery')).json<DeliverySettings>();
type Zones = DeliverySettings['zones'];

/** What is there, as a form sends it back, with its zones changed. */
async function editOf(change: (zones: Zones) => Zones = (zones) => zones): Promise<object> {
  const { zones, cut_off_hour, version } = await read();
  return { zones: change(structuredClone(zones)), cut_off_hour, version };
}

/** The zones with another price of the first one's first way of delivery. */
const priced =
  (price: number) =>
  ([first, ...rest]: Zones): Zones =>
    first
      ? [
          {
            ...first,
            methods: first.methods.map((method) => ({ ...method, prices: [{ up_to_grams: 20_000, price }] })),
          },
          ...rest,
        ]
      : [];

const withoutMethods = (name: string) => (zones: Zones) =>
  zones.map((zone) => (zone.name === name ? { ...zone, methods: [] } : zone));

test('another price is what the checkout shows within a moment, and an order that was placed keeps its own', async () => {
  const buyer = await aBuyer(shop);
  const goods = await addGoods(shop, { regular_price: 2000 });
  await buyer.fill(goods);
  const { order: placed } = (await buyer.order('before')).json<{ order: Order }>();
  expect(placed.totals.shipping).toBe(590);
  await buyer.fill(goods);

  const preview = await call('POST', 'delivery/preview', { zones: priced(800)((await read()).zones) });
  expect(preview.json()).toMatchObject({
    changes: [{ kind: 'price', countries: ['US'], before: 590, after: 800, up_to_grams: 20_000 }],
    warnings: [],
  });
  const before = await read();
  expect((await call('PUT', 'delivery', await editOf(priced(800)))).statusCode).toBe(200);
  expect((await read()).version).toBe(before.version + 1);
  expect((await read()).zones.map(({ id }) => id)).toEqual(before.zones.map(({ id }) => id));
  await eventually(async () => {
    const { delivery_offers } = (await buyer.call('GET', 'checkout')).json<Checkout>();
    return delivery_offers[0]?.price === 800;
  });
  const kept = (await buyer.call('GET', `orders/${placed.id}`)).json<Order>();
  expect(kept.totals).toEqual(placed.totals);
  const [entry] = await entries();
  expect(entry).toMatchObject({ action: 'delivery.update', user: { id: owner().user_id } });
  expect(entry?.before).toEqual({ zones: [expect.stringContaining('$5.90 up to 20 kg')] });
  expect(entry?.after).toEqual({ zones: [expect.stringContaining('$8.00 up to 20 kg')] });
});

test('a new zone has its countries in the forms of addresses, and a way of delivery gets a code of its name', async () => {
  const countries = async () =>
    (await shop.app.inject({ url: '/api/delivery/countries' })).json<{ countries: string[] }>();
  const method = {
    code: '',
    names: { en: 'By ship', de: '' },
    active: true,
    free_from: null,
    min_days: 9,
    max_days: 20,
  };
  const ship = { ...method, prices: [{ up_to_grams: null, price: 9000 }] };
  const zone = { name: 'Japan', names: { en: '', de: '' }, countries: ['JP'], postal_codes: [], methods: [ship, ship] };
  const saved = await call('PUT', 'delivery', await editOf((zones) => [...zones, { id: owner().user_id, ...zone }]));
  expect(
    saved
      .json<DeliverySettings>()
      .zones.at(-1)
      ?.methods.map(({ code }) => code),
  ).toEqual(['by-ship', 'by-ship-2']);
  // an id of no zone is not taken
  expect(saved.json<DeliverySettings>().zones.at(-1)?.id).not.toBe(owner().user_id);
  await eventually(async () => (await countries()).countries.includes('JP'));
});

test('the last way of delivery of a zone is not lost unless that is confirmed', async () => {
  const edit = await editOf(withoutMethods('Germany'));
  const refused = await call('PUT', 'delivery', edit);
  expect(refused.json()).toMatchObject({
    status: 409,
    code: 'delivery.unconfirmed',
    warnings: [{ kind: 'empty', zone: 'Germany', countries: ['DE'] }],
  });
  expect((await read()).zones.find(({ name }) => name === 'Germany')?.methods).toHaveLength(1);
  expect((await call('PUT', 'delivery', { ...edit, confirmed: true })).statusCode).toBe(200);
  expect((await read()).zones.find(({ name }) => name === 'Germany')?.methods).toEqual([]);
});

test('a country in two zones is refused at its field, by a sentence that names both', async () => {
  const edit = await editOf((zones) =>
    zones.map((zone) => (zone.name === 'Japan' ? { ...zone, countries: ['US'] } : zone)),
  );
  const answer = await call('PUT', 'delivery', { ...edit, confirmed: true });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { 'zones.2.countries': ['United States is in “Home” and in “Japan”. A country can be in one zone only'] },
  ]);
});

test('nothing is written where nothing differs, and an edit of an older version is refused with what is there', async () => {
  const told = (await entries()).length;
  const before = await read();
  expect((await call('PUT', 'delivery', await editOf())).json()).toEqual(before);
  expect((await entries()).length).toBe(told);
  // Germany still offers nothing
  const edits: [object, object] = [
    { ...(await editOf(priced(810))), confirmed: true },
    { ...(await editOf(priced(820))), confirmed: true },
  ];
  await expectOneSaved(edits, before.version);
});

test('is read and changed by those whose role says so', async () => {
  await expectRights(await editOf());
});

test('the hour until which is packed the same day moves the days that are promised', async () => {
  // a Monday at noon, when the owner's session has long ended
  const now = shop.clock.now().getTime();
  shop.clock.advance(8 * DAY_MS + 12 * HOUR_MS - (now % DAY_MS) - new Date(now).getUTCDay() * DAY_MS);
  await signInAgain();
  const weekday = async () => new Date((await shop.services.delivery.get()).usualDates()?.earliest_on ?? 0).getUTCDay();
  const save = async (cut_off_hour: number) =>
    call('PUT', 'delivery', { ...(await editOf()), cut_off_hour, confirmed: true });
  expect((await save(11)).statusCode).toBe(200);
  await eventually(async () => (await weekday()) === THURSDAY);
  expect((await save(14)).statusCode).toBe(200);
  await eventually(async () => (await weekday()) === THURSDAY - 1);
});

test('the hour is one of the store’s clock, within a moment of another time zone', async () => {
  // the Monday noon of before is nine in the evening in Tokyo, and four in the morning in Los Angeles
  const weekday = async () => new Date((await shop.services.delivery.get()).usualDates()?.earliest_on ?? 0).getUTCDay();
  for (const [time_zone, day] of [
    ['Asia/Tokyo', THURSDAY],
    ['America/Los_Angeles', THURSDAY - 1],
  ] as const) {
    await shop.services.store.update({ time_zone });
    await eventually(async () => (await weekday()) === day);
  }
});

describe('the hour of UTC that was set before hours were of the store’s clock', () => {
  /** What the migration makes of that hour in a shop of that zone; undefined: none was set. */
  async function migrated(time_zone: string, cut_off_hour: number | undefined) {
    const { db } = shop.infra;
    const text = readFileSync(path.join(__dirname, '../../../migrations/0385_packed_by_the_stores_clock.sql'), 'utf8');
    await shop.services.store.update({ time_zone });
    await db.deleteFrom('settings').where('key', '=', 'delivery').execute();
    const row = { key: 'delivery', value: JSON.stringify({ cut_off_hour }), last_modified_at: shop.clock.now() };
    if (cut_off_hour !== undefined) await db.insertInto('settings').values(row).execute();
    await sql.raw(text).execute(db);
    const { cut_off_hour: hour, version } = await read();
    return { hour, version };
  }

  it.each([
    // zones without summer time
    ['Asia/Tokyo', 5, 14],
    ['America/Phoenix', 21, 14],
    ['Asia/Kolkata', 9, 14],
    // it was on the day after, or before
    ['Asia/Tokyo', 20, 24],
    ['America/Phoenix', 3, 0],
  ])('is in %s, where it was %d, %d; a form from before is refused', async (time_zone, before, hour) => {
    expect(await migrated(time_zone, before)).toEqual({ hour, version: 2 });
  });

  it.each(['UTC', 'Africa/Abidjan'])('stays in %s', async (time_zone) => {
    expect(await migrated(time_zone, 9)).toEqual({ hour: 9, version: 1 });
  });

  it('is, where none was set, the one that shops begin with', async () => {
    expect(await migrated('America/Phoenix', undefined)).toEqual({ hour: 7, version: 1 });
    expect(await migrated('UTC', undefined)).toEqual({ hour: 14, version: 0 });
  });
});
