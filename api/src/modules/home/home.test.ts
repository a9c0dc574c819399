import fc from 'fast-check';
import sharp from 'sharp';
import type { AuditList, Home, HomePicture, HomeSettings } from '@tessera/shared/contract';
import { untilNextChange } from '../../infra/basics/stretch';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import { defaultSections } from './home-defaults';
import { isSeen, sectionFaults } from './home-sections';

type Section = HomeSettings['sections'][number];

const shop = forAllTests(startTestShop);
const owner = forAllTests(() => signIn(shop, 'ADMIN'));

const see = async (language = 'en') =>
  (await shop.app.inject({ url: `/api/home?language=${language}` })).json<Home>().sections;
const titles = async (language?: string) => (await see(language)).map(({ title, kind }) => title || kind);
const get = async (by = owner) => shop.app.inject({ url: '/api/admin/home', headers: by.headers });
const read = async () => (await get()).json<HomeSettings>();
const put = (payload: object, by = owner) =>
  shop.app.inject({ method: 'PUT', url: '/api/admin/home', headers: by.headers, payload });

const text = (id: string, changes: Partial<Section> = {}) => ({
  id: id.replaceAll(' ', '-'),
  kind: 'text' as const,
  language: null,
  from: null,
  until: null,
  title: { en: id, de: '' },
  text: { en: '', de: '' },
  label: { en: '', de: '' },
  to: null,
  image_id: null,
  quiet_side: 'left' as const,
  ...changes,
});
const save = async (...sections: object[]) => put({ sections, version: (await read()).version });

function send(content: Buffer, by = owner) {
  const mark = 'tessera-boundary';
  const head = `--${mark}\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${mark}--\r\n`)]);
  const headers = { ...by.headers, 'content-type': `multipart/form-data; boundary=${mark}` };
  return shop.app.inject({ method: 'POST', url: '/api/admin/home/pictures', headers, payload });
}
const draw = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: { r: 90, g: 90, b: 40 } } })
    .png()
    .toBuffer();

const USUAL = ['categories', 'newest', 'best_selling', 'reviews', 'on_sale', 'recently_viewed'];

test('of a shop that has arranged none shows every shelf, and two of its pictures between them', async () => {
  expect(await titles()).toEqual(USUAL);
  const { image_id } = (await send(await draw())).json<HomePicture>();
  const hero = { image_id, quiet_side: 'right' } as const;
  await shop.services.store.setHeroes([hero, hero, hero]);
  await eventually(async () => (await see()).length === USUAL.length + 2);
  const [first, , , second] = await see('de');
  expect(first).toMatchObject({ kind: 'hero', quiet_side: 'right', action: { label: 'Alle Produkte ansehen' } });
  expect([first?.image?.width, second?.title]).toEqual([80, 'Eine Ecke zum Hinsetzen']);
  expect(await read()).toMatchObject({ version: 0 });
});

test('is what staff have saved, in their order, each text in the language or in English; the log says what it was', async () => {
  const before = (await read()).sections.length;
  const action = { to: ' /products/category/mugs ', label: { en: ' See them ', de: 'Ansehen' } };
  const saved = await save(text('Autumn', { ...action, title: { en: 'Autumn', de: ' Herbst ' } }), text('Ours'));
  expect(saved.json()).toMatchObject({ version: 1, sections: [{ to: '/products/category/mugs' }, { id: 'Ours' }] });
  await eventually(async () => (await see()).length === 2);
  expect(await titles('de')).toEqual(['Herbst', 'Ours']);
  expect((await see())[0]?.action).toEqual({ label: 'See them', to: '/products/category/mugs' });
  const url = '/api/admin/audit-log?record_type=home&record_id=home';
  const [entry] = (await shop.app.inject({ url, headers: owner.headers })).json<AuditList>().items;
  expect(entry).toMatchObject({ action: 'home.update', after: { sections: ['text · Autumn', 'text · Ours'] } });
  expect(Object(entry?.before).sections).toHaveLength(before);
});

test('a section comes and goes at its time, in its language', async () => {
  const at = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000).toISOString();
  await save(
    text('Soon', { from: at(60), until: at(120) }),
    text('Nur hier', { language: 'de', title: { en: '', de: 'Nur hier' } }),
    text('Always'),
  );
  await eventually(async () => (await titles()).join() === 'Always');
  expect(await titles('de')).toEqual(['Nur hier', 'Always']);
  shop.clock.advance(61_000);
  expect(await titles()).toEqual(['Soon', 'Always']);
  shop.clock.advance(60_000);
  expect(await titles()).toEqual(['Always']);
});

test('a picture is sent, shown with its section, and told of once its smaller files are there', async () => {
  const answer = await send(await draw());
  expect(answer.statusCode).toBe(201);
  const { image_id } = answer.json<HomePicture>();
  await save(text('With it', { kind: 'hero', image_id }));
  await eventually(async () => (await see())[0]?.image?.width === 80);
  expect((await read()).sections[0]?.image).toMatchObject({ width: 80 });
  expect((await send(Buffer.from('no picture'))).json().code).toBe('uploads.not_a_picture');
});

test.each([
  [[text('A'), text('A')], 'sections.1.kind'],
  [[text('A', { kind: 'newest' }), text('B', { kind: 'newest' })], 'sections.1.kind'],
  [[text('A', { title: { en: ' ', de: 'Nur' } })], 'sections.0.title.en'],
  [[text('A', { kind: 'hero' })], 'sections.0.image_id'],
  [[text('A', { kind: 'hero', image_id: '01920000-0000-7000-8000-000000000000' })], 'sections.0.image_id'],
  [[text('A', { to: '//elsewhere.example.com', label: { en: 'Go', de: '' } })], 'sections.0.to'],
  [[text('A', { to: '/shipping' })], 'sections.0.label.en'],
  [[text('A', { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' })], 'sections.0.until'],
])('%j is refused at its field, and nothing is lost', async (sections, field) => {
  const before = await read();
  const answer = await save(...sections);
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  expect(await read()).toEqual(before);
});

test('an edit of an older version is refused with what is there; the same again writes nothing', async () => {
  const { version } = await read();
  expect((await put({ sections: [text('Theirs')], version })).statusCode).toBe(200);
  const refused = await put({ sections: [text('Mine')], version });
  expect(refused.json()).toMatchObject({ status: 409, code: 'conflict', present: { sections: [{ id: 'Theirs' }] } });
  expect((await save(text('Theirs'))).json()).toMatchObject({ version: version + 1 });
});

test('is read and changed by those whose role says so', async () => {
  const reader = await signIn(shop);
  await appoint(shop, reader.user_id, 'support');
  expect((await get(reader)).statusCode).toBe(403);
  await appoint(shop, reader.user_id, 'read_only');
  expect((await get(reader)).statusCode).toBe(200);
  expect((await put({ sections: [], version: 0 }, reader)).statusCode).toBe(403);
  expect((await send(await draw(), reader)).statusCode).toBe(403);
});

test('between now and the next change nothing comes and nothing goes', () => {
  const moment = fc.option(fc.integer({ min: 0, max: 50 }).map((ms) => new Date(ms).toISOString()));
  const sections = fc.array(fc.record({ from: moment, until: moment }).map((dates) => text('A', dates)));
  fc.assert(
    fc.property(sections, fc.integer({ min: 0, max: 60 }), (all, now) => {
      const seen = (ms: number) => all.map((section) => isSeen(section, 'en', new Date(ms)));
      const wait = untilNextChange(all, new Date(now)) ?? 100;
      for (let ms = now; ms < now + wait; ms += 1) expect(seen(ms)).toEqual(seen(now));
    }),
  );
});

test('a home page that nobody has arranged could be saved as it is', () => {
  const hero = { image_id: 'a', quiet_side: 'left' } as const;
  expect(sectionFaults(defaultSections([hero, hero]), new Set(['a']))).toEqual({});
});
