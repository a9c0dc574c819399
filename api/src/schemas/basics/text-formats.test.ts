import fc from 'fast-check';
import { Type } from 'typebox';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { PASSWORD, signIn } from '../../../test/people';
import { validatorCompiler } from '../../plugins/answers/validation';

const checkIn = (httpPart: 'body' | 'querystring') =>
  validatorCompiler({
    schema: Type.Object({
      name: Type.Optional(Type.String()),
      words: Type.Optional(Type.String({ format: 'lines' })),
      options: Type.Optional(Type.Record(Type.String(), Type.String())),
      items: Type.Optional(Type.Array(Type.Union([Type.String({ maxLength: 99 }), Type.Null()]))),
    }),
    httpPart,
    method: 'POST',
    url: '/',
  });
const takes = (body: object, part: 'body' | 'querystring' = 'body'): boolean => 'value' in Object(checkIn(part)(body));

describe('text of one line', () => {
  it.each([
    ['Zoë Müller-Łukasiewicz'],
    ['O’Brien & Søn, 3rd floor — “Kiln”'],
    ['محمد الأمين'],
    ['می‌خواهم'],
    ['क्‍ष'],
    ['田中 太郎'],
    ['Mug 🧑‍🎨❤️'],
    ['e\u0301 as two characters'],
    [''],
  ])('may be %s', (name) => {
    expect(takes({ name })).toBe(true);
  });

  it.each([
    ['U+0000', 'a\0b'],
    ['a line end', 'a\nb'],
    ['a tab', 'a\tb'],
    ['an escape', 'a\u001b[31mb'],
    ['delete', 'a\u007fb'],
    ['a C1 control', 'a\u0085b'],
    ['a line separator', 'a\u2028b'],
    ['text turned around', 'txt.\u202eexe'],
    ['an isolate', 'a\u2066b\u2069'],
    ['a mark of direction', 'a\u200eb'],
    ['a zero-width space', 'ad\u200bmin'],
    ['a joiner between Latin letters', 'ad\u200dmin'],
    ['a joiner at its end', 'admin\u200c'],
    ['nothing but joiners', '\u200d\u200d'],
    ['a soft hyphen', 'ad\u00admin'],
    ['a byte order mark', '\ufeffadmin'],
    ['an invisible letter', 'a\u{e0041}b'],
    ['half of a character', 'a\ud83d'],
  ])('may not hold %s', (_what, name) => {
    expect(takes({ name })).toBe(false);
    expect(takes({ items: [name] })).toBe(false);
    expect(takes({ options: { colour: name } })).toBe(false);
    expect(takes({ options: { [name]: 'oat' } })).toBe(false);
  });

  it('never is what a terminal or a database would not take as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        if (takes({ name })) expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });

  it('is looked at to its end, however long it is', () => {
    expect(takes({ name: '\u200d'.repeat(60_000) })).toBe(false);
    expect(takes({ name: 'é'.repeat(60_000) })).toBe(true);
  });
});

describe('text of several lines', () => {
  it('may have line ends and tabs', () => {
    expect(takes({ words: 'Dear shop,\r\n\tit is here.\n\nAda \u200f🧶' })).toBe(true);
  });

  it.each(['\0', '\u001b', '\u0085', '\u202e', '\u2067', '\ud83d'])('may not hold %j', (character) => {
    expect(takes({ words: `a${character}b` })).toBe(false);
  });
});

describe('text of an address', () => {
  it('is taken as it was pasted, but for what no text has', () => {
    expect(takes({ name: 'oat\u200b mug\t' }, 'querystring')).toBe(true);
    expect(takes({ name: 'oat\0' }, 'querystring')).toBe(false);
  });
});

describe('a form', () => {
  const shop = forAllTests(startTestShop);

  const message = 'Must be one line without control or invisible characters';
  const person = { first_name: 'Ada', last_name: 'Lane', username: 'ada.lane', email: 'ada.lane@example.com' };
  const register = (changes: object) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { ...person, password: PASSWORD, ...changes },
    });

  it.each(['first_name', 'last_name', 'username'])('says so at its field: %s', async (field) => {
    const answer = await register({ [field]: 'Ada\u202e' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'validation.failed', errors: { [field]: [message] } });
  });

  it('says so in every other field of one line: names, addresses, subjects, notes of staff', async () => {
    const { headers } = await signIn(shop, 'ADMIN');
    const calls: ['POST' | 'PATCH' | 'PUT', string, object, string][] = [
      ['PATCH', '/api/users/me', { version: 1, username: 'ad\u200bmin' }, 'username'],
      ['POST', '/api/users/me/addresses', { line1: 'Kiln\nLane' }, 'line1'],
      ['PATCH', '/api/checkout', { shipping_address: { city: 'B\u202e' } }, 'shipping_address.city'],
      ['POST', '/api/inquiries', { subject: 'a\r\nBcc: b@example.com' }, 'subject'],
      ['POST', '/api/cart/coupon', { code: 'A\0' }, 'code'],
      ['PUT', '/api/admin/search/redirects', { version: 0, items: [{ term: 'a\tb', path: '/' }] }, 'items.0.term'],
    ];
    for (const [method, url, payload, field] of calls) {
      const answer = await shop.app.inject({ method, url, payload, headers });
      expect([url, answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
        url,
        422,
        expect.objectContaining({ [field]: [message] }),
      ]);
    }
  });

  it('answers a wrong password as wrong, whatever it holds (docs/product.md §7)', async () => {
    const payload = { email: person.email, password: 'a\0\u202e\ud83d\n' };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect(answer.statusCode).toBe(401);
  });
});
