import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { PASSWORD, signIn } from '../../../test/people';

const shop = forAllTests(startTestShop);

const ROUTES = [
  ['login', ['email', 'password']],
  ['register', ['first_name', 'last_name', 'username', 'email', 'password']],
  ['refresh-token', ['refreshToken']],
  ['forgot-password', ['email']],
  ['reset-password', ['token', 'password']],
  ['verify-email', ['token']],
] as const;

const valid: Record<string, string> = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'hostile',
  email: 'hostile@example.com',
  password: PASSWORD,
  refreshToken: 'x',
  token: 'x',
};
const bodyOf = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, valid[field]]));
const post = (route: string, payload: object | string, headers = {}) =>
  shop.app.inject({ method: 'POST', url: `/api/auth/${route}`, payload, headers });

describe.each(ROUTES)('auth/%s', (route, fields) => {
  it.each([7, true, null, [], {}, ['a'], { $gt: '' }])('takes nothing but text (%j)', async (value) => {
    for (const field of fields) {
      const answer = await post(route, { ...bodyOf(fields), [field]: value });
      expect([field, answer.statusCode]).toEqual([field, 422]);
      expect(Object.keys(answer.json().errors)).toEqual([field]);
    }
  });

  it('refuses fields that it does not know', async () => {
    const answer = await post(route, { ...bodyOf(fields), role: 'ADMIN', __proto__: null, constructor: 1 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.role).toEqual(['This field is not known']);
  });

  it.each(['[]', '"text"', '7', 'null', 'true'])('refuses a body that is no object (%s)', async (body) => {
    const answer = await post(route, body, { 'content-type': 'application/json' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it('survives every kind of text without a failure of ours', async () => {
    const texts = [
      '',
      ' ',
      "' or ''='",
      '"; drop table users; --',
      '\u0000',
      '\ud800',
      '🦊'.repeat(300),
      '\u202e\u0000abc',
      'x'.repeat(200_000),
      '${7*7}',
      '../../../etc/passwd',
      'a@b@c',
      '\r\nBcc: x@example.com',
    ];
    for (const field of fields) {
      for (const text of texts) {
        const { statusCode } = await post(route, { ...bodyOf(fields), [field]: text });
        expect([field, text.slice(0, 20), statusCode < 500]).toEqual([field, text.slice(0, 20), true]);
      }
    }
  });

  it('answers no GET', async () => {
    expect((await shop.app.inject({ url: `/api/auth/${route}` })).statusCode).toBe(404);
  });
});

describe('after all that', () => {
  it('the shop has its tables and its people', async () => {
    const { headers } = await signIn(shop);
    expect((await shop.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(200);
    const admins = await shop.infra.db.selectFrom('users').selectAll().where('role', '=', 'ADMIN').execute();
    expect(admins).toEqual([]);
  });
});
