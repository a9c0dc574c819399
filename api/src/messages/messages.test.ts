import path from 'node:path';
import { forAllTests } from '../../test/for-all-tests';
import { signInConfirmed } from '../../test/sales/engagement';
import { addGoods } from '../../test/goods';
import { startTestShop } from '../../test/harness';
import { signIn } from '../../test/people';
import { keysIn, messagesIn } from '../../test/messages';
import { AppError, ERROR_STATUS } from '../errors/errors';
import { LANGUAGES } from '../core/languages';
import { checkSignup } from '../modules/auth/passwords/form-rules';
import { de } from './de';
import { en } from './en';
import { messageOf } from './message';

/** Messages elsewhere in the code, which no answer says to a person. */
const NOT_SAID = new Set([
  // settings, logs and thrown beyond any request
  'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host',
  'TRUSTED_PROXIES must be addresses, networks or names such as loopback, with commas between them',
  'SHOP_SECRET must be 64 hexadecimal digits (openssl rand -hex 32)',
  'SHOP_SECRET does not open this signing key: others are used',
  'SHOP_SECRET could not be tried at the database yet',
  // PostgreSQL's plans
  'QUERY PLAN',
  'Plan Rows',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'Nobody came to an end with it',
  'The change feed did not hear itself in time.',
  'What is notified by DATABASE_URL is not heard by DATABASE_DIRECT_URL: both must lead to the same database.',
  'The picture could not be drawn',
  'The process ended over the picture',
  'The picture took too long',
  'The picture is damaged and cannot be decoded',
  "Pictures of the kind '{}' cannot be shown",
  'The file is not a picture, or a damaged one',
  'The original is missing',
  'The test gateway took too long',
  'Bearer {}',
  'The signature does not fit',
  // kept, word by word, as what somebody agreed to
  'By subscribing, you agree to our Privacy Policy and consent to receive updates from our company.',
  'Send me the newsletter.',
  'Too many events at once',
]);

const ROOT = path.join(__dirname, '..');

describe('what the API says to people', () => {
  it('stands in its catalogues, where the types ask for it in every language', () => {
    const elsewhere = [...messagesIn(ROOT)].filter(([text]) => !NOT_SAID.has(text));
    expect(elsewhere.map(([text, file]) => `${file}: ${text}`)).toEqual([]);
  });

  it('is said: no message is kept that no code names', () => {
    const keys = Object.keys(en);
    expect(keys.length).toBeGreaterThan(150);
    const named = keysIn(ROOT, keys);
    expect(keys.filter((key) => !named.has(key))).toEqual([]);
  });

  it('fills in the same in every language', () => {
    const filled = (catalogue: typeof en) =>
      Object.entries(catalogue).map(([key, words]) => [key, [...filledIn(words)].toSorted()]);
    const german = new Map(filled(de).map(([key, names]) => [key, names]));
    expect(filled(en).map(([key]) => [key, german.get(String(key))])).toEqual(filled(en));
  });

  it('is no program where a code is unknown, a parameter forgotten or the German message missing', () => {
    // @ts-expect-error: there is no such code
    expect(() => new AppError('cart.too_heavy')).toThrow(TypeError);
    // @ts-expect-error: at most how many?
    expect(() => new AppError('cart.quantity_limit')).toThrow(TypeError);
    const { conflict, ...rest } = de;
    // @ts-expect-error: `conflict` is missing
    const lacking: typeof en = rest;
    expect([conflict, 'conflict' in lacking]).toEqual(['Das wurde inzwischen an anderer Stelle geändert.', false]);
  });

  it('has a message for each code of a failure, but for what is refused before there is a request', () => {
    const said = Object.keys(en).map((key) => (key in ERROR_STATUS ? key : key.slice(0, key.lastIndexOf('.'))));
    const silent = Object.keys(ERROR_STATUS).filter((code) => !said.includes(code));
    expect(silent).toEqual(['request.timeout', 'request.headers_too_large']);
  });
});

/** The names of what a message is filled with. */
function filledIn(words: string | ((params: never) => string)): Set<string> {
  const names = new Set<string>();
  // Some are messages themselves.
  const get = (_params: object, name: string) => (names.add(name), () => '');
  if (typeof words !== 'string') words(new Proxy({}, { get }) as never);
  return names;
}

describe('a message', () => {
  it('is said in the language of who reads it', () => {
    const left = messageOf('cart.out_of_stock', { available: 3 });
    expect([left('en'), left('de')]).toEqual(['Only 3 left in stock.', 'Nur noch 3 auf Lager.']);
  });

  it.each([
    [{ email: '' }, 'Email is required', 'Bitte geben Sie eine E-Mail-Adresse ein'],
    [{ password: 'Aa1' }, 'Password must be at least 8 characters', 'Das Passwort muss mindestens 8 Zeichen lang sein'],
    [{ first_name: ' ' }, 'First name is required', 'Bitte ausfüllen: Vorname'],
    [{ last_name: 'x'.repeat(101) }, 'Last name must be at most 100 characters', 'Höchstens 100 Zeichen: Nachname'],
  ])('of a form is the one that its page has in that language: %j', async (wrong, english, german) => {
    const right = { first_name: 'Mara', last_name: 'Lind', username: 'mara', email: 'm@example.com' };
    const [field = ''] = Object.keys(wrong);
    const failure: unknown = await checkSignup({ ...right, password: 'Kiln2Oak', ...wrong }).catch((error) => error);
    const { message, messageIn: said, errors } = failure as AppError;
    expect([message, said('de')]).toEqual([english, german]);
    expect(LANGUAGES.map((language) => errors?.[field]?.[0]?.(language))).toEqual([english, german]);
  });
});

describe('an answer to a German page', () => {
  const shop = forAllTests(startTestShop);
  const german = { 'accept-language': 'de' };

  it('speaks German where something is refused; `detail` stays what clients compare with (docs/product.md §6)', async () => {
    const { statusCode, json } = await shop.app.inject({ url: '/api/users/me', headers: german });
    expect(statusCode).toBe(401);
    const answer = json<Record<string, unknown>>();
    expect(answer.detail).toBe('Authentication credentials were not provided.');
    expect(answer.message).toBe('Bitte melden Sie sich an.');
  });

  it('speaks German of fields, and of success', async () => {
    const url = '/api/auth/register';
    const person = { first_name: ' ', last_name: 'Lind', username: 'm', email: 'm@example.com', password: 'Kiln2Oak' };
    const refused = await shop.app.inject({ method: 'POST', url, payload: person, headers: german });
    expect(refused.json()).toMatchObject({ errors: { first_name: ['Bitte ausfüllen: Vorname'] } });
    const payload = { ...person, first_name: 'Mara' };
    const made = await shop.app.inject({ method: 'POST', url, payload, headers: german });
    expect(made.json()).toEqual({ message: 'Ihr Konto wurde angelegt. Sie können sich jetzt anmelden.' });
    const row = await shop.services.users.findByEmail(person.email);
    expect(row?.language).toBe('de');
  });

  it('leaves alone what people wrote, even where the shop has a message of the same words', async () => {
    const words = { first_name: 'Unknown device', subject: 'Login Successful!', message: 'This item is sold out.' };
    const { headers, user_id, email } = await signInConfirmed(shop);
    const { first_name } = words;
    await shop.infra.db.updateTable('users').set({ first_name }).where('id', '=', user_id).execute();
    const send = (url: string, payload: object) =>
      shop.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers: { ...headers, ...german } });
    const goods = await addGoods(shop);
    await shop.infra.db
      .updateTable('products')
      .set({ name: words.message })
      .where('id', '=', goods.product_id)
      .execute();
    await send(`products/${goods.slug}/reviews`, { rating: 5, body: words.message });
    const { subject, message } = words;
    const sent = await send('inquiries', { name: 'Ada', email, type: 'general', subject, message });
    expect(sent.json()).toMatchObject({ message: 'Vielen Dank. Wir haben Ihre Nachricht erhalten.' });

    const read = async (url: string) =>
      (await shop.app.inject({ url: `/api/${url}`, headers: { ...headers, ...german } })).json<unknown>();
    expect(await read('users/me/export')).toMatchObject({
      profile: { first_name },
      sessions: [{ device: 'Unbekanntes Gerät' }],
      inquiries: [{ subject, message }],
      reviews: [{ body: message }],
    });
    expect(await read(`products/${goods.slug}`)).toMatchObject({ name: message });
  });

  it('is remembered: who signs in on a German page gets German mails from then on', async () => {
    const { user_id } = await signIn(shop);
    const user = await shop.services.users.getById(user_id);
    expect(user.language).toBe('en');
    const payload = { email: user.email, password: 'Correct-Horse-7' };
    await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: german });
    expect((await shop.services.users.getById(user_id)).language).toBe('de');
  });
});
