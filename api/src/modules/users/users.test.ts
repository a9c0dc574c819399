import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';

const shop = forAllTests(startTestShop);

const patch = (headers: object, payload: object) =>
  shop.app.inject({ method: 'PATCH', url: '/api/users/me', payload, headers: { ...headers } });

const read = async (headers: object) =>
  (await shop.app.inject({ url: '/api/users/me', headers: { ...headers } })).json();

describe('the profile', () => {
  it('holds the cart, and never a password (docs/product.md §7)', async () => {
    const { headers, user_id } = await signIn(shop);
    const profile = (await shop.app.inject({ url: '/api/users/me', headers })).json();
    expect(profile).toMatchObject({ id: user_id, first_name: 'Ada', role: 'REGULAR', version: 1 });
    expect(profile.cart).toEqual({
      cart_items: [],
      saved_items: [],
      notices: [],
      currency: 'USD',
      item_count: 0,
      subtotal: 0,
      discount: 0,
      total: 0,
      coupon: null,
      free_shipping: null,
    });
    expect(JSON.stringify(profile)).not.toContain('argon2');
  });

  it('changes names and counts its versions', async () => {
    const { headers } = await signIn(shop);
    const answer = await patch(headers, { version: 1, first_name: 'Augusta' });
    expect(answer.json()).toMatchObject({ first_name: 'Augusta', last_name: 'Lovelace', version: 2 });
  });

  it('refuses an edit of an older version with the present state: nobody overwrites unseen work', async () => {
    const { headers } = await signIn(shop);
    const answers = await Promise.all([
      patch(headers, { version: 1, first_name: 'One' }),
      patch(headers, { version: 1, first_name: 'Two' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await patch(headers, { version: 2 ** 53, first_name: 'Three' })).statusCode).toBe(409);
    const [won, lost] = answers.sort((a, b) => a.statusCode - b.statusCode);
    expect(lost?.json()).toMatchObject({
      code: 'conflict',
      present: { version: 2, first_name: won?.json().first_name },
    });
  });

  it('refuses blank names, a taken username, and fields that are not for its owner', async () => {
    const { headers } = await signIn(shop);
    const other = await signIn(shop);
    const { username } = (await shop.app.inject({ url: '/api/users/me', headers: other.headers })).json();
    expect((await patch(headers, { version: 1, first_name: ' ' })).statusCode).toBe(422);
    expect((await patch(headers, { version: 1, username })).json().errors).toEqual({
      username: ['This username is already taken'],
    });
    expect((await patch(headers, { version: 1, role: 'ADMIN' })).json().errors).toEqual({
      role: ['This field is not known'],
    });
  });
});

describe('the newsletter choice', () => {
  const confirmAddress = ({ user_id }: { user_id: string }) =>
    shop.infra.db.updateTable('users').set({ email_verified: true }).where('id', '=', user_id).execute();

  it('is no until somebody says yes, and can be taken back', async () => {
    const person = await signIn(shop);
    await confirmAddress(person);
    expect((await read(person.headers)).newsletter).toBe(false);
    expect((await patch(person.headers, { version: 1, newsletter: true })).json().newsletter).toBe(true);
    expect((await patch(person.headers, { version: 2, newsletter: false })).json().newsletter).toBe(false);
  });

  it('of an address that is not confirmed is asked by mail first', async () => {
    const { headers } = await signIn(shop);
    const { email, newsletter } = (await patch(headers, { version: 1, newsletter: true })).json();
    expect(newsletter).toBe(true);
    const rows = await shop.infra.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute();
    expect(rows.map(({ template }) => template)).toContain('newsletter-confirm');
  });

  it('stays as it was when the edit is refused', async () => {
    const person = await signIn(shop);
    await confirmAddress(person);
    expect((await patch(person.headers, { version: 7, newsletter: true })).statusCode).toBe(409);
    expect((await read(person.headers)).newsletter).toBe(false);
  });
});

describe('hostile edits', () => {
  it.each([
    { version: 1, first_name: 7 },
    { version: 1, first_name: ['Ada'] },
    { version: 1, first_name: 'x'.repeat(101) },
    { version: 1, username: '   ' },
    { version: 1, newsletter: 'yes' },
    { version: '1', first_name: 'Ada' },
    { version: 1, email: 'other@example.com' },
    { version: 1, email_verified: true },
    { version: 1, password_hash: 'x' },
    { first_name: 'Ada' },
    {},
  ])('are refused with 422 and change nothing (%#)', async (payload) => {
    const { headers } = await signIn(shop);
    const before = await read(headers);
    expect((await patch(headers, payload)).statusCode).toBe(422);
    expect(await read(headers)).toEqual(before);
  });

  it('are kept as words: SQL, markup, and every script', async () => {
    const { headers } = await signIn(shop);
    const values = { first_name: "x'; drop table users;--", last_name: '<img src=x onerror=alert(1)>' };
    expect((await patch(headers, { version: 1, ...values })).json()).toMatchObject(values);
    const again = { first_name: '  Ἄννα  ', last_name: '李' };
    expect((await patch(headers, { version: 2, ...again })).json()).toMatchObject({
      first_name: 'Ἄννα',
      last_name: '李',
    });
  });

  it('with characters that no text has are refused', async () => {
    const { headers } = await signIn(shop);
    expect((await patch(headers, { version: 1, first_name: 'a\u0000b' })).statusCode).toBe(422);
  });
});

describe('a username', () => {
  it('is one person’s, however it is written', async () => {
    const [ada, eve] = [await signIn(shop), await signIn(shop)];
    await patch(ada.headers, { version: 1, username: 'Éloïse' });
    for (const username of ['éloïse', 'ÉLOÏSE', 'E\u0301loi\u0308se']) {
      expect((await patch(eve.headers, { version: 1, username })).json().errors).toEqual({
        username: ['This username is already taken'],
      });
    }
    expect((await patch(ada.headers, { version: 2, username: 'éloïse' })).statusCode).toBe(200);
  });
});
