import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';

const shop = forAllTests(startTestShop);

interface Address {
  id: string;
  line1: string;
  postal_code: string;
  is_default_shipping: boolean;
  is_default_billing: boolean;
  version: number;
}

const valid = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  line1: '12 St James Square',
  postal_code: 'SW1Y 4JH',
  city: 'London',
  country: 'GB',
};

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, headers: object, payload?: object) =>
  shop.app.inject({
    method,
    url: `/api/users/me/addresses${path}`,
    headers: { ...headers },
    ...(payload ? { payload } : {}),
  });
const add = async (headers: object, values: object = {}): Promise<Address> =>
  (await call('POST', '', headers, { ...valid, ...values })).json();
const list = async (headers: object): Promise<Address[]> => (await call('GET', '', headers)).json().items;
const defaults = async (headers: object) => {
  const items = await list(headers);
  const linesOf = (kind: 'is_default_shipping' | 'is_default_billing') =>
    items.filter((item) => item[kind]).map(({ line1 }) => line1);
  return { shipping: linesOf('is_default_shipping'), billing: linesOf('is_default_billing') };
};

describe('addresses', () => {
  it('name a state that there is, written as the country does', async () => {
    const { headers } = await signIn(shop);
    const american = { ...valid, postal_code: '97209', city: 'Portland', country: 'US' };
    const refused = await call('POST', '', headers, { ...american, region: 'XX' });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { region: ['State is not known in this country'] },
    ]);
    const german = await call('POST', '', { ...headers, 'accept-language': 'de' }, { ...american, region: 'XX' });
    expect(german.json().errors).toEqual({ region: ['Bundesstaat: in diesem Land nicht bekannt'] });
    const taken = await call('POST', '', headers, { ...american, region: 'oregon' });
    expect([taken.statusCode, taken.json().region]).toEqual([201, 'OR']);
  });

  it('are added, listed oldest first, changed and removed by their owner', async () => {
    const { headers } = await signIn(shop);
    const first = await call('POST', '', headers, {
      ...valid,
      company: 'Analytical Engines',
      phone: '+44 20 7946 0958',
    });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      ...valid,
      id: expect.any(String),
      company: 'Analytical Engines',
      line2: '',
      region: '',
      phone: '+44 20 7946 0958',
      is_default_shipping: true,
      is_default_billing: true,
      version: 1,
    });
    const second = await add(headers, { line1: 'Second Street 2' });
    expect((await list(headers)).map(({ line1 }) => line1)).toEqual([valid.line1, 'Second Street 2']);

    const changed = await call('PATCH', `/${second.id}`, headers, { version: 1, city: ' Bristol ', line2: 'Flat 3' });
    expect(changed.json()).toMatchObject({ city: 'Bristol', line2: 'Flat 3', line1: 'Second Street 2', version: 2 });

    expect((await call('DELETE', `/${second.id}`, headers)).statusCode).toBe(204);
    expect(await list(headers)).toHaveLength(1);
    expect((await call('DELETE', `/${second.id}`, headers)).json().code).toBe('users.address_not_found');
  });

  it('are at most 20, also when the last two come at once', async () => {
    const { headers } = await signIn(shop);
    for (let count = 0; count < 19; count += 1) await add(headers);
    const answers = await Promise.all([call('POST', '', headers, valid), call('POST', '', headers, valid)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = await call('POST', '', headers, valid);
    expect([refused.json().code, refused.json().message]).toEqual([
      'users.address_limit',
      'You can keep 20 addresses. Please remove one first.',
    ]);
    expect(await list(headers)).toHaveLength(20);
  });

  it('are nobody else’s business', async () => {
    const [ada, eve] = [await signIn(shop), await signIn(shop)];
    const { id } = await add(ada.headers);
    expect(await list(eve.headers)).toEqual([]);
    expect((await call('PATCH', `/${id}`, eve.headers, { version: 1, city: 'Mine' })).statusCode).toBe(404);
    expect((await call('DELETE', `/${id}`, eve.headers)).statusCode).toBe(404);
    expect((await call('GET', '', {})).statusCode).toBe(401);
    expect(await list(ada.headers)).toHaveLength(1);
  });

  it('that were changed elsewhere meanwhile are not overwritten: 409 with the present state', async () => {
    const { headers } = await signIn(shop);
    const { id } = await add(headers);
    const answers = await Promise.all(
      ['One', 'Two'].map((city) => call('PATCH', `/${id}`, headers, { version: 1, city })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [won, lost] = [...answers].sort((a, b) => a.statusCode - b.statusCode);
    expect(lost?.json()).toMatchObject({ code: 'conflict', present: { city: won?.json().city, version: 2 } });
  });

  it('are added once when an answer was lost and the client asks again', async () => {
    const { headers } = await signIn(shop);
    const keyed = { ...headers, 'idempotency-key': 'the-same-key' };
    const [first, second] = [await call('POST', '', keyed, valid), await call('POST', '', keyed, valid)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await list(headers)).toHaveLength(1);
  });

  it('write the postal code as their country does', async () => {
    const { headers } = await signIn(shop);
    expect((await add(headers, { postal_code: ' sw1y4jh ' })).postal_code).toBe('SW1Y 4JH');
  });
});

describe('the default addresses', () => {
  it('are the first one, and then whichever was chosen last: one of each kind', async () => {
    const { headers } = await signIn(shop);
    await add(headers, { line1: 'A', is_default_shipping: false });
    expect(await defaults(headers)).toEqual({ shipping: ['A'], billing: ['A'] });
    const b = await add(headers, { line1: 'B', is_default_billing: true });
    expect(await defaults(headers)).toEqual({ shipping: ['A'], billing: ['B'] });
    await call('PATCH', `/${b.id}`, headers, { version: b.version, is_default_shipping: true });
    expect(await defaults(headers)).toEqual({ shipping: ['B'], billing: ['B'] });
  });

  it('cannot be taken away, only given to another address', async () => {
    const { headers } = await signIn(shop);
    const a = await add(headers, { line1: 'A' });
    await add(headers, { line1: 'B' });
    const answer = await call('PATCH', `/${a.id}`, headers, { version: 1, is_default_shipping: false });
    expect(answer.json().is_default_shipping).toBe(true);
  });

  it('go to the oldest of the others when theirs is removed', async () => {
    const { headers } = await signIn(shop);
    await add(headers, { line1: 'A' });
    await add(headers, { line1: 'B' });
    const c = await add(headers, { line1: 'C', is_default_shipping: true, is_default_billing: true });
    await call('DELETE', `/${c.id}`, headers);
    expect(await defaults(headers)).toEqual({ shipping: ['A'], billing: ['A'] });
  });

  it('stay one of each kind while many are added and removed at once', async () => {
    const { headers } = await signIn(shop);
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        add(headers, { line1: `L${index}`, is_default_shipping: index % 2 === 0 }),
      ),
    );
    await Promise.all([
      ...added.slice(0, 4).map(({ id }) => call('DELETE', `/${id}`, headers)),
      ...added.slice(4).map(({ id }) => call('PATCH', `/${id}`, headers, { version: 1, is_default_billing: true })),
    ]);
    const { shipping, billing } = await defaults(headers);
    expect([shipping.length, billing.length]).toEqual([1, 1]);
  });
});

describe('an address that is not valid', () => {
  const errorsOf = async (values: object) => {
    const { headers } = await signIn(shop);
    const answer = await call('POST', '', headers, values);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    return answer.json().errors;
  };

  it('is refused with a message at each field, the form’s own', async () => {
    expect(Object.keys(await errorsOf({})).sort()).toEqual(
      expect.arrayContaining(['city', 'country', 'first_name', 'last_name', 'line1']),
    );
    expect(await errorsOf({ ...valid, first_name: '   ' })).toEqual({ first_name: ['First name is required'] });
    expect(Object.keys(await errorsOf({ ...valid, postal_code: '1' }))).toEqual(['postal_code']);
    expect(Object.keys(await errorsOf({ ...valid, phone: 'call me' }))).toEqual(['phone']);
    expect(Object.keys(await errorsOf({ ...valid, line1: 'x'.repeat(500) }))).toEqual(['line1']);
  });

  it.each(['XX', 'gb', 'Great Britain', 'G', '🇬🇧', "G';", '__proto__'])('has no country %s', async (country) => {
    expect(await errorsOf({ ...valid, country })).toHaveProperty('country', [
      'This country is unknown. Please choose one from the list',
    ]);
  });

  it.each([
    { ...valid, user_id: '0190a0b0-0000-7000-8000-000000000000' },
    { ...valid, id: '0190a0b0-0000-7000-8000-000000000000' },
    { ...valid, line1: { $ne: null } },
    { ...valid, line1: 7 },
    { ...valid, is_default_shipping: 'yes' },
    { ...valid, city: 'x'.repeat(60_000) },
  ])('is refused for what is unknown, of another type or huge (%#)', async (values) => {
    await errorsOf(values);
  });

  it('changes nothing when only a part is sent', async () => {
    const { headers } = await signIn(shop);
    const { id } = await add(headers);
    const answer = await call('PATCH', `/${id}`, headers, { version: 1, city: '' });
    expect(answer.json().errors).toEqual({ city: ['City is required'] });
    expect((await call('PATCH', `/${id}`, headers, { city: 'Leeds' })).json().errors).toEqual({
      version: ['This field is required'],
    });
    expect((await list(headers))[0]?.version).toBe(1);
  });

  it('keeps words of every script, and SQL as words', async () => {
    const { headers } = await signIn(shop);
    const values = { first_name: "Robert'); drop table addresses;--", last_name: '李小龙', city: 'Ἀθῆναι 🏛' };
    expect(await add(headers, values)).toMatchObject(values);
    expect(await list(headers)).toHaveLength(1);
  });
});
