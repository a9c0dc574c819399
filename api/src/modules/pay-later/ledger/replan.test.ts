import fc from 'fast-check';
import { openOf, stateOf } from './instalment-state';
import { allocate, reopen, replan } from './replan';

/** What npm run drill promises for money. */
const numRuns = process.env['TESSERA_DRILL'] ? 10_000 : 200;

const sum = (numbers: number[]): number => numbers.reduce((whole, number) => whole + number, 0);
const anyInstalment = fc
  .record({ amount: fc.integer({ min: 0, max: 100_000 }), share: fc.integer({ min: 0, max: 100 }) })
  .map(({ amount, share }) => ({ amount, paid: Math.floor((amount * share) / 100) }));
const schedule = fc.array(anyInstalment, { minLength: 1, maxLength: 12 });

describe('planning anew after a refund', () => {
  it('takes it from what is open first, and what is more goes back: to the minor unit, in every case', () => {
    const cases = schedule.chain((planned) =>
      fc.record({
        planned: fc.constant(planned),
        refund: fc.integer({ min: 0, max: sum(planned.map(({ amount }) => amount)) }),
      }),
    );
    fc.assert(
      fc.property(cases, ({ planned, refund }) => {
        const { instalments, pay_back } = replan(planned, refund);
        const before = { amount: sum(planned.map(({ amount }) => amount)), paid: sum(planned.map(({ paid }) => paid)) };
        const after = {
          amount: sum(instalments.map((instalment) => instalment.amount)),
          paid: sum(instalments.map((instalment) => instalment.paid)),
        };
        expect(after.amount).toBe(before.amount - refund);
        expect(after.paid).toBe(before.paid - pay_back);
        expect(pay_back).toBe(Math.max(0, refund - (before.amount - before.paid)));
        for (const [index, instalment] of instalments.entries()) {
          expect(instalment.paid).toBeGreaterThanOrEqual(0);
          expect(openOf(instalment)).toBeGreaterThanOrEqual(0);
          // Nobody has to pay more in any instalment than they had to before.
          expect(openOf(instalment)).toBeLessThanOrEqual(openOf(planned[index] ?? instalment));
        }
      }),
      { numRuns },
    );
  });

  it('comes to the same sums in one refund or in two', () => {
    const cases = schedule.chain((planned) => {
      const whole = sum(planned.map(({ amount }) => amount));
      return fc.tuple(fc.integer({ min: 0, max: whole }), fc.integer({ min: 0, max: whole })).map(([one, two]) => ({
        planned,
        one: Math.min(one, whole),
        two: Math.min(two, whole - Math.min(one, whole)),
      }));
    });
    fc.assert(
      fc.property(cases, ({ planned, one, two }) => {
        const first = replan(planned, one);
        const second = replan(first.instalments, two);
        const at_once = replan(planned, one + two);
        expect(first.pay_back + second.pay_back).toBe(at_once.pay_back);
        expect(sum(second.instalments.map(openOf))).toBe(sum(at_once.instalments.map(openOf)));
      }),
      { numRuns },
    );
  });

  it('lowers all open parts alike, and never below nothing', () => {
    const planned = [2500, 2500, 2500, 2500].map((amount, index) => ({ amount, paid: index === 0 ? 2500 : 0 }));
    expect(replan(planned, 3001).instalments.map(openOf)).toEqual([0, 1499, 1500, 1500]);
    expect(replan(planned, 9000)).toEqual({
      instalments: [
        { amount: 1000, paid: 1000 },
        { amount: 0, paid: 0 },
        { amount: 0, paid: 0 },
        { amount: 0, paid: 0 },
      ],
      pay_back: 1500,
    });
    expect(() => replan(planned, 10_001)).toThrow(RangeError);
    expect(() => replan(planned, -1)).toThrow(RangeError);
  });
});

describe('a payment', () => {
  it('goes to its own instalment, then to the earliest open ones; only what is more than all is left', () => {
    fc.assert(
      fc.property(schedule, fc.integer({ min: 0, max: 2_000_000 }), fc.nat(), (planned, amount, at) => {
        const first = at % planned.length;
        const { instalments, left } = allocate(planned, amount, first);
        const open = sum(planned.map(openOf));
        expect(left).toBe(Math.max(0, amount - open));
        expect(sum(instalments.map(({ paid }) => paid))).toBe(sum(planned.map(({ paid }) => paid)) + amount - left);
        for (const instalment of instalments) expect(openOf(instalment)).toBeGreaterThanOrEqual(0);
        const own = planned[first];
        if (own) expect(openOf(instalments[first] ?? own)).toBe(Math.max(0, openOf(own) - amount));
      }),
      { numRuns },
    );
  });
});

describe('the state of an instalment', () => {
  it('follows from the date and from what was paid', () => {
    const instalment = { due_on: '2026-05-10', amount: 100, paid: 40 };
    expect(stateOf(instalment, '2026-05-09')).toBe('open');
    expect(stateOf(instalment, '2026-05-10')).toBe('due');
    expect(stateOf(instalment, '2026-05-11')).toBe('overdue');
    expect(stateOf({ ...instalment, paid: 100 }, '2026-05-11')).toBe('paid');
    expect(stateOf({ ...instalment, amount: 40 }, '2026-05-11')).toBe('paid');
  });
});

it('money that was given back elsewhere is open again: of the last paid first, and no more than was paid', () => {
  fc.assert(
    fc.property(schedule, fc.integer({ min: 0, max: 1_500_000 }), (planned, returned) => {
      const { instalments, reopened } = reopen(planned, returned);
      const paid = sum(planned.map((instalment) => instalment.paid));
      expect(reopened).toBe(Math.min(returned, paid));
      expect(sum(instalments.map((instalment) => instalment.paid))).toBe(paid - reopened);
      expect(instalments.map(({ amount }) => amount)).toEqual(planned.map(({ amount }) => amount));
      const first = instalments.findIndex((instalment, index) => instalment.paid < (planned[index]?.paid ?? 0));
      if (first >= 0) expect(instalments.slice(first + 1).every((instalment) => instalment.paid === 0)).toBe(true);
    }),
    { numRuns },
  );
});
