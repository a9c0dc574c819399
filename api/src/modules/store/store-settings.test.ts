import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { AdminPicture, AuditList, PictureDeletions, Store, StoreSettings } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import { eventually, heard, startTestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import { drawPicture, sendPicture } from '../pictures/testing/picture-form';
import { createOrderSettingsService } from '../orders/views/order-settings.service';

const shop = forAllTests(startTestShop);
const owner = forAllTests(() => signIn(shop, 'ADMIN'));

const get = async (by = owner) => shop.app.inject({ url: '/api/admin/store', headers: by.headers });
const read = async () => (await get()).json<StoreSettings>();
const put = (payload: object, by = owner) =>
  shop.app.inject({ method: 'PUT', url: '/api/admin/store', headers: by.headers, payload });

/** What is there, as a form sends it back. */
async function editOf(change: object = {}): Promise<object> {
  const { currencies: _currencies, translated: _translated, locale: _locale, logo: _logo, ...edit } = await read();
  return { ...edit, ...change };
}
const entries = async () => {
  const url = '/api/admin/audit-log?record_type=store&record_id=store';
  return (await shop.app.inject({ url, headers: owner.headers })).json<AuditList>().items;
};

test('of a shop that nobody has described yet are what it shows, and the first change makes them', async () => {
  expect(await read()).toMatchObject({
    name: 'Our shop',
    order_prefix: 'ORD',
    time_zone: 'UTC',
    social: [],
    version: 0,
  });
  const [one, other] = [await editOf({ name: 'Ash & Elm' }), await editOf({ name: 'Birch' })];
  const answers = await Promise.all([put(one), put(other)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await read()).toMatchObject({ version: 1 });
});

test('a change is what shoppers see, and the log has what it was before', async () => {
  const contact = { email: ' hello@example.com ', phone: '+1 (555) 010-0199', address: '1 Some Street' };
  const social = [
    { network: 'instagram', url: 'https://instagram.example.com/shop' },
    { network: 'youtube', url: ' ' },
  ];
  const change = { name: ' Oak ', time_zone: 'Europe/Berlin', contact, social, sign_in_prompt: 'once' };
  const answer = await put(await editOf(change));
  expect(answer.statusCode).toBe(200);
  const saved = { ...change, name: 'Oak', contact: { ...contact, email: 'hello@example.com' }, social: [social[0]] };
  expect(answer.json()).toMatchObject(saved);
  expect((await shop.app.inject({ url: '/api/store' })).json()).toMatchObject(saved);
  const [entry] = await entries();
  expect(entry).toMatchObject({ action: 'store.update', user: { id: owner.user_id } });
  expect(entry?.before).toMatchObject({ time_zone: 'UTC', social: [] });
  expect(entry?.after).toEqual(saved);
});

test('who is written to about trouble with money is for staff alone, and stays where a form does not know of it', async () => {
  expect(await read()).toMatchObject({ trouble_email: '' });
  const saved = await put(await editOf({ trouble_email: ' money@shop.example.com ' }));
  expect(saved.json()).toMatchObject({ trouble_email: 'money@shop.example.com' });
  const { trouble_email: _, ...older } = Object(await editOf({ name: 'Elm' }));
  expect((await put(older)).json()).toMatchObject({ name: 'Elm', trouble_email: 'money@shop.example.com' });
  expect((await shop.app.inject({ url: '/api/store' })).body).not.toContain('money@shop');
  const wrong = await put(await editOf({ trouble_email: 'nobody' }));
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    422,
    { trouble_email: ['Please enter an e-mail address, such as hello@example.com'] },
  ]);
  expect((await put(await editOf({ trouble_email: '' }))).json()).toMatchObject({ trouble_email: '' });
});

test('what order numbers begin with is checked, is no part of what shoppers are told, and stays where a form does not know of it', async () => {
  const saved = await put(await editOf({ order_prefix: ' jh2 ' }));
  expect(saved.json()).toMatchObject({ order_prefix: 'JH2' });
  expect(await createOrderSettingsService().get(shop.infra.db)).toEqual({ number_prefix: 'JH2', return_days: 30 });
  expect((await shop.app.inject({ url: '/api/store' })).json()).not.toHaveProperty('order_prefix');
  const { order_prefix: _, ...older } = Object(await editOf({ low_stock: 7 }));
  expect((await put(older)).json()).toMatchObject({ low_stock: 7, order_prefix: 'JH2' });
  for (const order_prefix of ['', 'A', 'A-B', 'ÄÖ', 'ABCDEFG']) {
    const wrong = await put(await editOf({ order_prefix }));
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      { order_prefix: ['Please enter 2 to 6 letters and digits, such as AB'] },
    ]);
  }
});

test('what shoppers read while the shop is closed is told to them, and stays where a form does not know of it', async () => {
  const maintenance_note = { texts: { en: ' Counting the stock ', de: '' }, until: '2030-01-02T08:00:00+01:00' };
  const saved = { texts: { en: 'Counting the stock', de: '' }, until: '2030-01-02T07:00:00.000Z' };
  expect((await put(await editOf({ maintenance_note }))).json()).toMatchObject({ maintenance_note: saved });
  const seen = async () => (await shop.app.inject({ url: '/api/store' })).json<Store>().maintenance_note;
  await eventually(async () => isDeepStrictEqual(await seen(), saved));
  const [entry] = await entries();
  expect(entry?.after).toEqual({ maintenance_note: 'Counting the stock · 2030-01-02T07:00:00.000Z' });
  const { maintenance_note: _, ...older } = Object(await editOf({ low_stock: 8 }));
  expect((await put(older)).json()).toMatchObject({ low_stock: 8, maintenance_note: saved });
});

test('a picture stands for the name until it is taken off, and stays in the library for as long', async () => {
  const send = (content: Buffer, by = owner) => sendPicture(shop, 'admin/store/pictures', content, by);
  const seen = async () => (await shop.app.inject({ url: '/api/store' })).json<Store>().logo;
  const remove = async (id: string) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: '/api/admin/pictures/deletions',
        headers: owner.headers,
        payload: { ids: [id] },
      })
    ).json<PictureDeletions>();
  expect([(await read()).logo, await seen()]).toEqual([null, null]);

  const { id: logo_id, image } = (await send(await drawPicture())).json<AdminPicture>();
  const { name, ...saved } = (await put(await editOf({ logo_id }))).json<StoreSettings>();
  expect(saved).toMatchObject({ logo_id, logo: { src: image.src, width: 80, height: 60, alt: name } });
  await eventually(async () => (await seen())?.src === image.src);
  expect((await entries())[0]).toMatchObject({ before: { logo_id: null }, after: { logo_id } });

  const { logo_id: _, ...older } = Object(await editOf({ low_stock: 9 }));
  expect((await put(older)).json()).toMatchObject({ low_stock: 9, logo_id });
  expect(await remove(logo_id)).toMatchObject({ deleted: [] });
  const shown = await shop.app.inject({ url: `/api/admin/pictures/${logo_id}`, headers: owner.headers });
  expect(shown.json<AdminPicture>().uses).toEqual([{ kind: 'store', id: 'store', name }]);

  expect((await put(await editOf({ logo_id: null }))).json()).toMatchObject({ logo_id: null, logo: null });
  await eventually(async () => (await seen()) === null);
  expect(await remove(logo_id)).toMatchObject({ deleted: [logo_id] });
  const gone = await put(await editOf({ logo_id }));
  expect([gone.statusCode, gone.json().errors]).toEqual([422, { logo_id: ['Please choose a picture'] }]);
});

test('a logo is a picture of points, sent by whoever may change the settings', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const refused = await sendPicture(shop, 'admin/store/pictures', drawing, { ...owner, name: 'logo.svg' });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'uploads.not_a_picture']);
  const reader = await signIn(shop, 'ADMIN');
  await appoint(shop, reader.user_id, 'read_only');
  const kept = await sendPicture(shop, 'admin/store/pictures', await drawPicture(), reader);
  expect(kept.statusCode).toBe(403);
});

test('the currency is chosen before there is anything that costs something, and stays from then on', async () => {
  const saved = await put(await editOf({ currency: 'EUR' }));
  expect(saved.json()).toMatchObject({ currency: 'EUR', currencies: expect.arrayContaining(['EUR', 'USD', 'CHF']) });
  await heard(shop);
  expect((await shop.app.inject({ url: '/api/store' })).json()).toMatchObject({ currency: 'EUR' });
  const unknown = await put(await editOf({ currency: 'JPY' }));
  expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['currency']]);
  expect((await put(await editOf({ currency: 'USD' }))).statusCode).toBe(200);
  await addGoods(shop);
  expect(await read()).toMatchObject({ currency: 'USD', currencies: [] });
  const late = await put(await editOf({ currency: 'EUR' }));
  expect([late.statusCode, Object.keys(late.json().errors)]).toEqual([422, ['currency']]);
  expect((await put(await editOf())).statusCode).toBe(200);
});

test('what invoices say of the seller is checked, is no part of what shoppers are told, and stays where a form does not know of it', async () => {
  const seller = { legal_name: ' Kiln & Oak GmbH ', tax_number: '12/345/67890', vat_id: 'de 123 456 789' };
  const saved = { legal_name: 'Kiln & Oak GmbH', tax_number: '12/345/67890', vat_id: 'DE123456789' };
  expect((await put(await editOf({ seller }))).json()).toMatchObject({ seller: saved });
  const { seller: _, ...older } = Object(await editOf({ low_stock: 6 }));
  expect((await put(older)).json()).toMatchObject({ low_stock: 6, seller: saved });
  expect((await shop.app.inject({ url: '/api/store' })).body).not.toContain('DE123456789');
  const wrong = await put(await editOf({ seller: { ...saved, tax_number: 'none', vat_id: '123' } }));
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    422,
    {
      'seller.tax_number': ['Please enter the number as your tax office writes it, such as 12/345/67890'],
      'seller.vat_id': ['Please enter a VAT ID with the letters of its country, such as DE123456789'],
    },
  ]);
});

test('an announcement is what shoppers see, leads into the shop alone, and stays where a form does not know of it', async () => {
  const seen = async () => (await shop.app.inject({ url: '/api/store' })).json<Store>().announcement;
  expect(await seen()).toBeNull();
  const announcement = { texts: { en: ' Free delivery from $150 ', de: ' ' }, to: ' /shipping ' };
  const saved = { texts: { en: 'Free delivery from $150', de: '' }, to: '/shipping' };
  const kept = { ...saved, from: null, until: null };
  expect((await put(await editOf({ announcement }))).json()).toMatchObject({ announcement: kept });
  // its cache hears of the change a moment later
  await eventually(async () => isDeepStrictEqual(await seen(), saved));
  const [entry] = await entries();
  expect([entry?.before, entry?.after]).toEqual([
    { announcement: null },
    { announcement: 'Free delivery from $150 · /shipping' },
  ]);
  const { announcement: _, ...older } = Object(await editOf({ sign_in_prompt: 'never' }));
  expect((await put(older)).json()).toMatchObject({ sign_in_prompt: 'never', announcement: kept });
  for (const to of [
    'shipping',
    '//elsewhere.example.com',
    '/\\elsewhere.example.com',
    'https://elsewhere.example.com',
  ]) {
    const wrong = await put(await editOf({ announcement: { ...announcement, to } }));
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      { 'announcement.to': ['Please enter a path of this shop, such as /shipping'] },
    ]);
  }
  const empty = { texts: { en: ' ', de: 'Gratis' }, to: '' };
  expect((await put(await editOf({ announcement: empty }))).json()).toMatchObject({ announcement: null });
});

test('an announcement is seen from its beginning until its end, and whoever keeps pages is told of both within a second', async () => {
  const at = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000).toISOString();
  const seen = async () => (await shop.app.inject({ url: '/api/store' })).json<Store>().announcement?.texts.en;
  const announcement = { texts: { en: 'A week of mugs', de: '' }, to: null, from: at(60), until: at(120) };
  const reversed = await put(await editOf({ announcement: { ...announcement, until: at(30) } }));
  expect([reversed.statusCode, Object.keys(reversed.json().errors)]).toEqual([422, ['announcement.until']]);
  expect((await put(await editOf({ announcement }))).json()).toMatchObject({ announcement });
  expect((await entries())[0]?.after).toEqual({
    announcement: `A week of mugs · ${announcement.from} – ${announcement.until}`,
  });
  await eventually(async () => (await seen()) === undefined);
  shop.services.store.watchAnnouncement();
  const told: string[][] = [];
  shop.infra.changes.onChange((tags) => told.push([...tags]));
  shop.clock.advance(61_000);
  await eventually(async () => told.some((tags) => tags.includes('store')) && (await seen()) === 'A week of mugs');
  told.length = 0;
  shop.clock.advance(60_000);
  await eventually(async () => told.some((tags) => tags.includes('store')) && (await seen()) === undefined);
  expect((await put(await editOf({ announcement: null }))).statusCode).toBe(200);
});

test('who was written to before it was a setting of the store is written to on', async () => {
  const migration = path.join(__dirname, '../../../migrations/0193_trouble_email.sql');
  const { version } = await read();
  const before = JSON.stringify({ capture: 'at_once', trouble_email: 'before@shop.example.com' });
  await sql`insert into settings (key, value, last_modified_at) values ('payments', ${before}::jsonb, now())`.execute(
    shop.infra.db,
  );
  await sql.raw(readFileSync(migration, 'utf8')).execute(shop.infra.db);
  expect(await read()).toMatchObject({ name: 'Elm', trouble_email: 'before@shop.example.com', version: version + 1 });
});

test('a shop that had begun before it was asked its name keeps that of the demo shop; one that has begun with nothing has none', async () => {
  const { db } = shop.infra;
  const migrate = () =>
    sql.raw(readFileSync(path.join(__dirname, '../../../migrations/0327_names_of_its_own.sql'), 'utf8')).execute(db);
  const kept = await db.selectFrom('settings').selectAll().where('key', '=', 'store').executeTakeFirstOrThrow();
  await migrate();
  expect(await read()).toMatchObject({ name: 'Elm', order_prefix: 'JH2', version: kept.version });
  await db.deleteFrom('settings').where('key', '=', 'store').execute();
  await migrate();
  expect(await read()).toMatchObject({ name: 'Kiln & Oak', order_prefix: 'KO' });
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(kept.value), version: kept.version })
    .where('key', '=', 'store')
    .execute();
});

test('nothing is written, and nothing told, where nothing differs', async () => {
  const before = await read();
  const told = (await entries()).length;
  expect((await put(await editOf())).json()).toEqual(before);
  expect((await entries()).length).toBe(told);
});

test('an edit of an older version is refused with what is there', async () => {
  const stale = await editOf({ name: 'Mine' });
  expect((await put(await editOf({ name: 'Theirs' }))).statusCode).toBe(200);
  const answer = await put(stale);
  expect(answer.json()).toMatchObject({ status: 409, code: 'conflict', present: { name: 'Theirs' } });
  expect(await read()).toMatchObject({ name: 'Theirs' });
});

test.each([
  [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
  [{ contact: { email: 'nobody', phone: '', address: '' } }, 'contact.email'],
  [{ social: [{ network: 'youtube', url: 'http://youtube.example.com/x' }] }, 'social.youtube'],
  [{ social: [{ network: 'youtube', url: 'javascript:alert(1)' }] }, 'social.youtube'],
  [{ name: '   ' }, 'name'],
])('%j is refused at its field, and nothing is lost', async (change, field) => {
  const before = await read();
  const answer = await put(await editOf(change));
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  expect(await read()).toEqual(before);
});

test('are read and changed by those whose role says so', async () => {
  const night = await signIn(shop);
  await appoint(shop, night.user_id, 'support');
  expect((await get(night)).statusCode).toBe(403);
  await appoint(shop, night.user_id, 'read_only');
  expect((await get(night)).statusCode).toBe(200);
  expect((await put(await editOf(), night)).statusCode).toBe(403);
});
