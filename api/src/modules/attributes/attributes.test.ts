import type {
  AdminAttributeRecord,
  AdminAttributeValue,
  Product,
  ProductList,
  ProductRecord,
} from '@tessera/shared/contract';
import { actionsOn } from '../../../test/audit/audit-log';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import { untilBlocked } from '../../../test/until-blocked';
import { newId } from '../../infra/basics/ids';

const shop = forAllTests(startTestShop);
const admin = forAllTests(() => signIn(shop, 'ADMIN'));

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const send = (method: Method, url: string, payload?: object, { headers } = admin) =>
  shop.app.inject({
    method,
    url: `/api/admin/${url}`,
    headers: { ...headers, 'idempotency-key': newId() },
    ...(payload ? { payload } : {}),
  });
const call = (method: Method, url = '', payload?: object, who = admin) =>
  send(method, `attributes${url}`, payload, who);

/** A new attribute with a name of its own. */
async function make(kind = 'choice', more: object = {}): Promise<AdminAttributeRecord> {
  const answer = await call('POST', '', { name: `Tone ${newId()}`, kind, ...more });
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
  return answer.json<AdminAttributeRecord>();
}
const get = async (code: string) => (await call('GET', `/${code}`)).json<AdminAttributeRecord>();
const edit = async ({ code }: { code: string }, what: object) =>
  call('PATCH', `/${code}`, { version: (await get(code)).version, ...what });
async function withValues(attribute: AdminAttributeRecord, values: object[]): Promise<AdminAttributeRecord> {
  const answer = await edit(attribute, { values });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json<AdminAttributeRecord>();
}
const idOf = ({ values }: { values: AdminAttributeValue[] }, label: string) =>
  values.find((value) => value.label === label)?.id;

/** A product for sale of which this is said, and whose variants choose by those values. */
async function sell(said: object[], option?: { name: string; values: string[] }): Promise<ProductRecord> {
  const made = (await send('POST', 'products', { name: `Bowl ${newId()}` })).json<ProductRecord>();
  const first = made.variants[0];
  const variants = option
    ? option.values.map((value, index) => ({
        ...(index === 0 && { id: first?.id }),
        options: { [option.name]: value },
        regular_price: 2_000,
        stock: 3,
      }))
    : [{ id: first?.id, options: {}, regular_price: 2_000, stock: 3 }];
  const priced = await send('PUT', `products/${made.id}/variants`, {
    version: made.version,
    options: option ? [option] : [],
    variants,
  });
  expect([priced.statusCode, priced.body]).toEqual([200, priced.body]);
  const { version } = priced.json<ProductRecord>();
  const answer = await send('PATCH', `products/${made.id}`, { version, status: 'active', attributes: said });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json<ProductRecord>();
}

const visit = (url: string, language = 'en') =>
  shop.app.inject({ url: `/api/${url}`, headers: { 'accept-language': language } });
const listed = async (query: string) => (await visit(`products?${query}`)).json<ProductList>();
const found = async (query: string) => (await listed(query)).items.map(({ id }) => id).sort();

it('are made, filled and narrowed by: a value, its family, and words of both languages', async () => {
  const tone = await withValues(await make('swatch'), [
    { label: 'Green', labels: { de: 'Grün' }, colour: '#5a7d4f' },
    { label: 'Moss', colour: '#6f7a4b', second_colour: '#26241f', family: 'Green' },
    { label: 'Sage', colour: '#9cab8c', family: 'Green' },
  ]);
  expect(tone).toMatchObject({ value_count: 3, missing_words: 3, filterable: true, version: 2 });
  expect((await edit(tone, { for_variants: true, names: { de: 'Ton' } })).statusCode).toBe(200);
  const moss = await sell([], { name: tone.name, values: ['Moss', 'Sage'] });
  const green = await sell([{ name: tone.name, values: ['Green'] }]);
  const filter = `attr.${tone.code}`;
  await eventually(async () => (await found(`${filter}=green`)).length === 2);
  expect(await found(`${filter}=green`)).toEqual([moss.id, green.id].sort());
  expect(await found(`${filter}=moss`)).toEqual([moss.id]);
  const { items, facets } = (await visit(`products?${filter}=moss`, 'de')).json<ProductList>();
  expect(items[0]?.swatches.map(({ colours }) => colours)).toEqual([['#6f7a4b', '#26241f'], ['#9cab8c']]);
  const facet = facets.attributes.find(({ code }) => code === tone.code);
  expect(facet).toMatchObject({ name: 'Ton', kind: 'swatch' });
  expect(facet?.values.find(({ value }) => value === 'green')).toMatchObject({ label: 'Grün', count: 2 });
  const shown = (await visit(`products/${moss.slug}`, 'de')).json<Product>();
  expect(shown.attributes[0]?.name).toBe('Ton');
  expect(shown.options[0]?.colours).toEqual([['#6f7a4b', '#26241f'], ['#9cab8c']]);
  expect((await found('search=grün')).includes(moss.id)).toBe(true);
});

it('numbers and dates are narrowed by ranges, whatever unit they were written in', async () => {
  const size = await make('number', { unit: 'ml' });
  const made = await make('date');
  const cup = await sell([
    { name: size.name, values: ['350'] },
    { name: made.name, values: ['2024-05-01'] },
  ]);
  const jug = await sell([
    { name: size.name, values: ['1.1 l'] },
    { name: made.name, values: ['2025-01-31'] },
  ]);
  await eventually(async () => (await found(`attr.${size.code}=..`)).length === 0);
  await eventually(async () => (await found(`attr.${size.code}=0..`)).length === 2);
  expect(await found(`attr.${size.code}=..400`)).toEqual([cup.id]);
  expect(await found(`attr.${size.code}=1200..1000`)).toEqual([jug.id]);
  expect(await found(`attr.${made.code}=2025-01-01..`)).toEqual([jug.id]);
  const facet = (await listed(`attr.${size.code}=..400`)).facets.attributes.find(({ code }) => code === size.code);
  expect(facet).toMatchObject({ kind: 'number', unit: 'ml', range: { min: 350, max: 1_100 } });
  expect(facet?.values.map(({ label }) => label)).toEqual(['350 ml', '1.1 l']);
});

it('what a product is said to be must fit the kind, and the sentence says what does not', async () => {
  const [size, washable, glaze] = [await make('number', { unit: 'ml' }), await make('boolean'), await make('choice')];
  expect((await get(washable.code)).values.map(({ label, labels }) => [label, labels.de])).toEqual([
    ['No', 'Nein'],
    ['Yes', 'Ja'],
  ]);
  const product = await sell([{ name: washable.name, values: ['ja'] }]);
  expect(product.attributes).toEqual([{ code: washable.code, name: washable.name, values: ['Yes'] }]);
  for (const [attribute, wrong] of [
    [size, 'much'],
    [size, '3 kg'],
    [washable, 'perhaps'],
    [glaze, 'unheard of'],
  ] as const) {
    const attributes = [{ name: attribute.name, values: [wrong] }];
    const answer = await send('PATCH', `products/${product.id}`, { version: product.version, attributes });
    expect([answer.statusCode, answer.json().errors?.attributes?.[0]]).toEqual([422, expect.stringContaining(wrong)]);
  }
});

it('a value that variants use stays, and so does their attribute; merging puts it into their options', async () => {
  const tone = await withValues(await make('swatch'), [{ label: 'Moss' }, { label: 'Sage' }, { label: 'Clay' }]);
  await edit(tone, { for_variants: true });
  const product = await sell([], { name: tone.name, values: ['Moss', 'Clay'] });
  const said = await sell([{ name: tone.name, values: ['Sage'] }]);
  const moss = idOf(await get(tone.code), 'Moss');
  for (const refused of [await edit(tone, { removed: [moss] }), await edit(tone, { for_variants: false })]) {
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('Moss')]);
  }
  const { version } = await get(tone.code);
  expect((await call('DELETE', `/${tone.code}?version=${version}`)).json().code).toBe('attributes.not_possible');
  const merge = (from: string, into: string) => async () => {
    const now = await get(tone.code);
    return call('POST', `/${tone.code}/merge`, { version: now.version, from: idOf(now, from), into: idOf(now, into) });
  };
  expect((await merge('Moss', 'Clay')()).json().message).toContain(`“${tone.name}”`);
  expect((await merge('Moss', 'Sage')()).statusCode).toBe(200);
  const after = (await send('GET', `products/${product.id}`)).json<ProductRecord>();
  expect(after.options).toEqual([{ name: tone.name, values: ['Sage', 'Clay'] }]);
  expect(after.variants.map(({ options }) => options[tone.name])).toEqual(['Sage', 'Clay']);
  await eventually(async () => (await found(`attr.${tone.code}=sage`)).length === 2);
  expect(await found(`attr.${tone.code}=sage`)).toEqual([product.id, said.id].sort());
  expect((await get(tone.code)).values.map(({ label }) => label)).toEqual(['Sage', 'Clay']);
});

it('a word may change: options that say the former one stay of the value, and the product form finds it', async () => {
  const tone = await withValues(await make('choice'), [{ label: 'Moss' }]);
  const product = await sell([{ name: tone.name, values: ['Moss'] }]);
  const moss = idOf(tone, 'Moss');
  await edit(tone, { values: [{ id: moss, label: 'Moss green' }] });
  const record = (await send('GET', `products/${product.id}`)).json<ProductRecord>();
  expect(record.attributes[0]?.values).toEqual(['Moss green']);
  const again = { version: record.version, attributes: [{ name: tone.name, values: ['Moss green'] }] };
  expect((await send('PATCH', `products/${product.id}`, again)).statusCode).toBe(200);
  expect((await get(tone.code)).values.map(({ id }) => id)).toEqual([moss]);
  await eventually(async () => (await found(`attr.${tone.code}=moss`)).length === 1);
});

it('values keep the order that staff give them, and attributes theirs', async () => {
  const size = await withValues(await make('choice'), [{ label: 'Small' }, { label: 'Large' }]);
  expect(size.values.map(({ label }) => label)).toEqual(['Small', 'Large']);
  const [small, large] = size.values;
  const turned = await withValues(
    size,
    [large, small].map((value) => ({ id: value?.id, label: value?.label })),
  );
  expect(turned.values.map(({ label }) => label)).toEqual(['Large', 'Small']);
  const { items } = (await call('GET')).json<{ items: { code: string }[] }>();
  const codes = [size.code, ...items.map(({ code }) => code).filter((code) => code !== size.code)];
  expect((await call('PUT', '/order', { codes })).json().items[0].code).toBe(size.code);
  expect((await call('PUT', '/order', { codes: codes.slice(1) })).json().code).toBe('attributes.not_possible');
});

it('of two orders at once one holds as a whole', async () => {
  await Promise.all([make(), make(), make(), make()]);
  const order = async (): Promise<string[]> =>
    (await call('GET')).json<{ items: { code: string }[] }>().items.map(({ code }) => code);
  const codes = await order();
  const [turned, swapped] = [codes.toReversed(), [...codes.slice(0, 2).toReversed(), ...codes.slice(2)]];
  expect((await call('PUT', '/order', { codes })).statusCode).toBe(200);
  const { db } = shop.infra;
  // both have begun, and neither has written all, while somebody holds the last one of them
  const { first, second } = await db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('attributes')
      .select('id')
      .where('code', '=', codes.at(-1) ?? '')
      .forUpdate()
      .execute();
    const one = call('PUT', '/order', { codes: turned });
    await untilBlocked(db);
    const other = call('PUT', '/order', { codes: swapped });
    await untilBlocked(db, 2);
    return { first: one, second: other };
  });
  expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
  expect([turned, swapped]).toContainEqual(await order());
});

it('of two who saw the same, the slower is told what is there now; both writes are in the audit log', async () => {
  const tone = await make();
  const write = (filterable: boolean) => call('PATCH', `/${tone.code}`, { version: tone.version, filterable });
  const answers = [await write(false), await write(true)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  expect(answers[1]?.json()).toMatchObject({ code: 'attributes.stale', current: { version: 2, filterable: false } });
  expect(await actionsOn(shop, tone.code)).toEqual(['attributes.create', 'attributes.update']);
});

it('removing one takes it from the products of which it was said', async () => {
  const tone = await withValues(await make('choice'), [{ label: 'Moss' }]);
  const product = await sell([{ name: tone.name, values: ['Moss'] }]);
  const { version, product_count } = await get(tone.code);
  expect(product_count).toBe(1);
  expect((await call('DELETE', `/${tone.code}?version=${version}`)).statusCode).toBe(204);
  expect((await send('GET', `products/${product.id}`)).json<ProductRecord>().attributes).toEqual([]);
  await eventually(async () => (await listed('')).facets.attributes.every(({ code }) => code !== tone.code));
});

it('names are taken once, families are no circles, and who may not write products writes none', async () => {
  const tone = await withValues(await make(), [{ label: 'Green' }, { label: 'Moss', family: 'Green' }]);
  expect((await call('POST', '', { name: tone.name.toUpperCase(), kind: 'text' })).json().errors).toHaveProperty(
    'name',
  );
  expect((await call('POST', '', { name: '…', kind: 'text' })).json().errors).toHaveProperty('name');
  const [green, moss] = tone.values;
  for (const family of ['Moss', 'Green']) {
    const values = [
      { id: green?.id, label: 'Green', family },
      { id: moss?.id, label: 'Moss' },
    ];
    expect((await edit(tone, { values })).json().errors).toHaveProperty('values');
  }
  expect((await edit(tone, { values: [{ label: 'green ' }] })).json().errors).toHaveProperty('values');
  expect((await call('GET', '/nothing')).statusCode).toBe(404);
  const other = await signIn(shop);
  expect((await call('GET', '', undefined, other)).statusCode).toBe(403);
  await appoint(shop, other.user_id, 'support');
  expect((await call('POST', '', { name: 'X', kind: 'text' }, other)).statusCode).toBe(403);
});
