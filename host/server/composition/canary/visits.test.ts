import fc from 'fast-check';
import type { Canary, Composition } from '../registry';
import { visitOf } from './visits';

const composition = { remotes: [] } as unknown as Composition; // told apart by itself alone
const canary = (percent: number): Canary => ({ name: 'cart', version: '2.0.0', percent, composition });
const visit = (percent: number, header?: string, draw?: () => number) =>
  visitOf(canary(percent), { header, secure: true, ...(draw && { draw }) });
const numberIn = (cookie: string | undefined) => /^tessera_visit=(\d+);/.exec(cookie ?? '')?.[1];

test('of 10,000 visits so many of a hundred get the canary, and each keeps it with its cookie', () => {
  for (const percent of [1, 10, 50]) {
    const first = Array.from({ length: 10_000 }, () => visit(percent));
    const share = first.filter(({ composition: got }) => got === composition).length / 100;
    // nine standard deviations
    expect(Math.abs(share - percent)).toBeLessThan(9 * Math.sqrt((percent * (100 - percent)) / 10_000));
    for (const { composition: got, cookie } of first.slice(0, 200)) {
      const again = visit(percent, `theme=dark; tessera_visit=${numberIn(cookie)}`);
      expect([again.composition, again.cookie]).toEqual([got, undefined]);
    }
  }
});

test('a larger share takes the canary from nobody who has it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 49 }), (number, percent) => {
      const header = `tessera_visit=${number}`;
      return visit(percent, header).composition === undefined || visit(percent + 1, header).composition === composition;
    }),
  );
});

test('the cookie is for documents alone, and over TLS where the shop is', () => {
  expect(visit(10, undefined, () => 7).cookie).toBe('tessera_visit=7; Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(visitOf(canary(10), { header: undefined, secure: false, draw: () => 7 }).cookie).not.toContain('Secure');
});

test.each(['tessera_visit=', 'tessera_visit=100', 'tessera_visit=-1', 'tessera_visit=1e1', 'tessera_visit=7x'])(
  'a made-up cookie (%s) is drawn anew',
  (header) => expect(numberIn(visit(10, header, () => 42).cookie)).toBe('42'),
);
