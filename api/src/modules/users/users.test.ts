import { startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const patch = (headers: object, payload: object) =>
  shop.app.inject({ method: 'PATCH', url: '/api/users/me', payload, headers: { ...headers } });

describe('the profile', () => {
  it('holds the cart, and never a password (SPEC.md §7)', async () => {
    const { headers, user_id } = await signIn(shop);
    const profile = (await shop.app.inject({ url: '/api/users/me', headers })).json();
    expect(profile).toMatchObject({ id: user_id, first_name: 'Ada', role: 'REGULAR', version: 1 });
    expect(profile.cart).toEqual({ cart_items: [], currency: 'USD', item_count: 0, subtotal: 0 });
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
