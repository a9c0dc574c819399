import path from 'node:path';
import { startTestShop } from '../../test/harness';
import type { TestShop } from '../../test/harness';
import { signIn } from '../../test/people';
import { sentencesIn } from '../../test/sentences';
import { de } from './de';
import { translate, translateAnswer } from './translate';

/** Sentences in the code that no answer says to a person. */
const NOT_SAID = new Set([
  // settings, logs and thrown beyond any request
  'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host',
  'TRUSTED_PROXIES must be addresses, networks or names such as loopback, with commas between them',
  'SHOP_SECRET must be 64 hexadecimal digits (openssl rand -hex 32)',
  'SHOP_SECRET does not open this signing key: others are used',
  'SHOP_SECRET could not be tried at the database yet',
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
  'The original is missing',
  'The test gateway took too long',
  'Too many marks in one paragraph',
  'Bearer {}',
  'The signature does not fit',
  // kept, word by word, as what somebody agreed to
  'By subscribing, you agree to our Privacy Policy and consent to receive updates from our company.',
  'Send me the newsletter.',
  'Former customer',
  'Too many events at once',
]);

describe('what the API says to people', () => {
  const sentences = sentencesIn(path.join(__dirname, '..'));

  it('is there in German, every sentence of it', () => {
    expect(sentences.size).toBeGreaterThan(50);
    const missing = [...sentences].filter(([text]) => !(text in de) && !NOT_SAID.has(text));
    expect(missing.map(([text, file]) => `${file}: ${text}`)).toEqual([]);
  });

  it('keeps nothing in German that is said no more', () => {
    expect(Object.keys(de).filter((english) => !sentences.has(english))).toEqual([]);
  });

  it.each(Object.entries(de).filter(([english]) => english.includes('{}')))(
    'fills in as much in German: %s',
    (english, german) => {
      const places = (text: string): number => text.match(/\{\d?\}/g)?.length ?? 0;
      expect(places(german)).toBe(places(english));
    },
  );
});

describe('a sentence', () => {
  it.each([
    ['Only 3 left in stock.', 'Nur noch 3 auf Lager.'],
    ['Email is required', 'Bitte geben Sie eine E-Mail-Adresse ein'],
    ['City must be at most 100 characters', 'Höchstens 100 Zeichen: Ort'],
    ['Password must be at least 8 characters', 'Das Passwort muss mindestens 8 Zeichen lang sein'],
    ['What somebody wrote', 'What somebody wrote'],
  ])('%s is %s', (english, german) => {
    expect(translate(english, 'de')).toBe(german);
    expect(translate(english, 'en')).toBe(english);
  });

  it('is found wherever an answer says one, and nothing else is touched', () => {
    const answer = {
      problems: [{ sentence: 'This item is sold out.' }],
      errors: { name: ['Name must be at most 100 characters'] },
      product: { name: 'This item is sold out.', when: new Date(0) },
      message: null,
    };
    expect(translateAnswer(answer, 'de')).toEqual({
      problems: [{ sentence: 'Dieser Artikel ist ausverkauft.' }],
      errors: { name: ['Höchstens 100 Zeichen: Name'] },
      product: { name: 'This item is sold out.', when: new Date(0) },
      message: null,
    });
    expect(translateAnswer(answer, 'en')).toBe(answer);
  });
});

describe('an answer to a German page', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());
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

  it('is remembered: who signs in on a German page gets German mails from then on', async () => {
    const { user_id } = await signIn(shop);
    const user = await shop.services.users.getById(user_id);
    expect(user.language).toBe('en');
    const payload = { email: user.email, password: 'Correct-Horse-7' };
    await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: german });
    expect((await shop.services.users.getById(user_id)).language).toBe('de');
  });
});
