import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCard } from './test-cards';
import { isSigned, signWebhook } from './signature';

const now = new Date('2026-11-21T12:00:00Z');
const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

describe('a test card', () => {
  it('is read with spaces and dashes, and only its last digits are kept', () => {
    expect(readCard(card, now)).toEqual({ scenario: 'approved', brand: 'visa', last4: '4242' });
    expect(readCard({ ...card, number: '5555-5555-5555-4444' }, now)).toMatchObject({ brand: 'mastercard' });
  });

  it('is refused when it is none of ours: no real card number is taken', () => {
    for (const number of ['4111111111111111', '', '42424242', '__proto__', 'constructor']) {
      expect(Object.keys(readCard({ ...card, number }, now))).toEqual(['number']);
    }
  });

  it('is good to the end of its month', () => {
    expect(readCard({ ...card, expiry: '11/26' }, now)).toMatchObject({ scenario: 'approved' });
    expect(readCard({ ...card, expiry: '11/2026' }, now)).toMatchObject({ scenario: 'approved' });
    for (const expiry of ['10/26', '13/30', '1230', '', '00/30']) {
      expect(Object.keys(readCard({ ...card, expiry }, now))).toEqual(['expiry']);
    }
  });

  it('stands in the README with every number that is taken', () => {
    const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
    const numbers = [...readme.matchAll(/\b(\d{4} \d{4} \d{4} \d{4})\b/g)].map(([, number]) => number ?? '');
    expect(numbers.length).toBeGreaterThanOrEqual(12);
    for (const number of numbers) expect(readCard({ ...card, number }, now)).toHaveProperty('scenario');
  });
});

describe('the signature of a message', () => {
  const secret = Buffer.alloc(32, 7);
  const body = Buffer.from('{"id":"evt_1"}');
  const signature = signWebhook(secret, body, now);
  const later = (ms: number) => new Date(now.getTime() + ms);

  it('holds for five minutes, for these bytes and this key alone', () => {
    expect(isSigned(secret, body, signature, later(299_000))).toBe(true);
    expect(isSigned(secret, body, signature, later(302_000))).toBe(false);
    expect(isSigned(secret, body, signature, later(-302_000))).toBe(false);
    expect(isSigned(secret, Buffer.from('{"id":"evt_2"}'), signature, now)).toBe(false);
    expect(isSigned(Buffer.alloc(32, 8), body, signature, now)).toBe(false);
  });

  it('cannot be carried over to another time', () => {
    const moved = signature.replace(/t=\d+/, `t=${Math.floor(later(600_000).getTime() / 1000)}`);
    expect(isSigned(secret, body, moved, later(600_000))).toBe(false);
  });

  it.each([undefined, '', 't=1', 'v1=ab', 't=1,v1=zz', `t=1,v1=${'a'.repeat(63)}`, 'x'.repeat(10_000)])(
    'is not %p',
    (header) => expect(isSigned(secret, body, header, now)).toBe(false),
  );
});
