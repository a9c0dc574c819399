import fc from 'fast-check';
import { dispatch } from '@tessera/shared/session';
import { startSession } from '@tessera/shared/testing';
import { withoutCardNumbers } from './card-data';
import { dropDraft, keepDraft, readDrafts } from './draft-storage';
import type { DraftValues } from './draft-storage';

const HOUR = 60 * 60 * 1000;
const everything = () => Object.values({ ...sessionStorage }).join('\n');
const valuesOf = (userId: string, key: string) => readDrafts(userId)[key]?.values;

beforeEach(() => window.history.replaceState(null, '', '/account/addresses?page=2'));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('keeps values with the page on which they were typed', () => {
  keepDraft('mara', 'address:new', { city: 'Lund', is_default: true });
  expect(readDrafts('mara')['address:new']).toMatchObject({
    values: { city: 'Lund', is_default: true },
    from: '/account/addresses?page=2',
  });
});

test('drops a draft that was sent, or emptied again, and keeps the others', () => {
  keepDraft('mara', 'a', { city: 'Lund' });
  keepDraft('mara', 'b', { city: 'Oslo' });
  keepDraft('mara', 'c', { city: 'Bern' });
  dropDraft('mara', 'a');
  keepDraft('mara', 'b', {});
  expect(Object.keys(readDrafts('mara'))).toEqual(['c']);
});

test('never shows one user’s draft to another, whose own ones take its place', () => {
  keepDraft('mara', 'address:new', { city: 'Lund' });
  expect(readDrafts('tom')).toEqual({});
  keepDraft('tom', 'address:new', { city: 'Oslo' });
  expect(readDrafts('mara')).toEqual({});
  expect(everything()).not.toContain('Lund');
});

test('forgets a draft after a day', () => {
  jest.useFakeTimers();
  keepDraft('mara', 'a', { city: 'Lund' });
  jest.advanceTimersByTime(24 * HOUR - 1);
  expect(valuesOf('mara', 'a')).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(valuesOf('mara', 'a')).toBeUndefined();
});

const drafts = fc.array(
  fc.record({ key: fc.string(), values: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean())) }),
  { maxLength: 8 },
);

test('holds at most 20 drafts in 64 KiB, the newest ones', () => {
  const long = fc.integer({ min: 1, max: 60_000 }).map((length) => ({ text: 'é'.repeat(length) }));
  const typed = fc.array(fc.record({ key: fc.nat(40).map(String), values: long }), { minLength: 1, maxLength: 60 });
  jest.useFakeTimers();
  fc.assert(
    fc.property(typed, (all) => {
      sessionStorage.clear();
      for (const { key, values } of all) {
        jest.advanceTimersByTime(1);
        keepDraft('mara', key, values);
      }
      expect(everything().length).toBeLessThanOrEqual(64 * 1024);
      expect(Object.keys(readDrafts('mara')).length).toBeLessThanOrEqual(20);
      const last = all.at(-1);
      expect(valuesOf('mara', last?.key ?? '')).toEqual(last?.values);
    }),
    // each case writes megabytes
    { numRuns: 50 },
  );
});

test('what cannot fit at all is not kept, and no older state of it either', () => {
  keepDraft('mara', 'a', { text: 'short' });
  keepDraft('mara', 'a', { text: 'x'.repeat(70_000) });
  expect(valuesOf('mara', 'a')).toBeUndefined();
});

test('gives back what was kept, whatever it is called', () => {
  fc.assert(
    fc.property(drafts, (all) => {
      sessionStorage.clear();
      const expected = new Map<string, DraftValues>();
      for (const { key, values } of all) {
        keepDraft('mara', key, values);
        if (Object.keys(values).length > 0) expected.set(key, values);
        else expected.delete(key);
      }
      expect(Object.entries(readDrafts('mara')).map(([key, { values }]) => [key, values])).toEqual(
        expect.arrayContaining([...expected]),
      );
    }),
  );
});

describe('a storage that fails', () => {
  const whole = { values: { a: 'b' }, from: '/', at: Date.now() };
  test.each([
    '',
    '{',
    'null',
    '7',
    '{"user_id":"mara"}',
    '{"user_id":"mara","drafts":[1]}',
    JSON.stringify({ user_id: 'mara', drafts: { a: null, b: { ...whole, values: null }, c: { ...whole, at: 'x' } } }),
    JSON.stringify({ user_id: 'mara', drafts: { a: { ...whole, from: '//evil.example' } } }),
    JSON.stringify({ user_id: 'mara', drafts: { a: { ...whole, from: 'javascript:alert(1)' } } }),
  ])('holding %j has no drafts, and takes new ones', (text) => {
    sessionStorage.setItem('drafts', text);
    expect(readDrafts('mara')).toEqual({});
    keepDraft('mara', 'a', { city: 'Lund' });
    expect(valuesOf('mara', 'a')).toEqual({ city: 'Lund' });
  });

  test('blocked or full: typing goes on without', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    keepDraft('mara', 'a', { city: 'Lund' });
    dropDraft('mara', 'a');
    expect(readDrafts('mara')).toEqual({});
  });
});

describe('signing out', () => {
  beforeEach(() => {
    startSession({ sub: 'mara' });
    keepDraft('mara', 'a', { city: 'Lund' });
  });

  test('on purpose forgets the drafts', () => {
    dispatch({ type: 'signed-out' });
    expect(everything()).not.toContain('Lund');
  });

  test('on purpose in another tab, too', () => {
    dispatch({ type: 'synced', stored: null });
    expect(everything()).not.toContain('Lund');
  });

  test('by an expired session keeps them', () => {
    dispatch({ type: 'expired', from: 'refresh-mara-1' });
    expect(valuesOf('mara', 'a')).toEqual({ city: 'Lund' });
  });

  test('by a session that expired in another tab keeps them, also when this page is loaded again', () => {
    localStorage.setItem('auth-expired', '1');
    dispatch({ type: 'synced', stored: null });
    dispatch({ type: 'restored', stored: null });
    expect(valuesOf('mara', 'a')).toEqual({ city: 'Lund' });
  });
});

describe('card numbers are kept nowhere', () => {
  test.each([
    ['4111111111111111', ''],
    ['my card is 4111 1111 1111 1111, thanks', 'my card is , thanks'],
    ['5500-0000-0000-0004', ''],
    ['3782 822463 10005', ''],
    ['+49 151 2345 6789 012', '+49 151 2345 6789 012'],
    ['order 1234567890123456', 'order 1234567890123456'],
    ['my order 1007 4111 1111 1111 1111', 'my order 1007 '],
    ['call 030 123456', 'call 030 123456'],
  ])('%s', (text, stored) => {
    expect(withoutCardNumbers(text)).toBe(stored);
  });

  test('however they are written into a sentence', () => {
    const digits = fc.array(fc.nat(9), { minLength: 12, maxLength: 18 }).map((start) => {
      const sum = [...start].reverse().reduce((total, digit, index) => {
        const doubled = index % 2 === 0 ? digit * 2 : digit;
        return total + (doubled > 9 ? doubled - 9 : doubled);
      }, 0);
      return [...start, (10 - (sum % 10)) % 10];
    });
    const gaps = fc.constantFrom('', ' ', '-', '. ');
    const words = fc.constantFrom('', 'Card: ', 'Q7 ', 'order 1007 ');
    fc.assert(
      fc.property(digits, fc.nat({ max: 5 }), gaps, words, (card, size, gap, before) => {
        const groups = card.join('').match(new RegExp(`.{1,${size + 1}}`, 'g')) ?? [];
        const stored = withoutCardNumbers(`${before}${groups.join(gap)}, thanks`);
        expect(stored.replace(/\D/g, '')).not.toContain(card.join(''));
        expect(stored).toMatch(/, thanks$/);
      }),
    );
  });
});
