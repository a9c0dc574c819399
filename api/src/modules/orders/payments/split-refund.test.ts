import fc from 'fast-check';
import { splitRefund } from './split-refund';

const numRuns = process.env['TESSERA_DRILL'] ? 10_000 : 300;
const most = fc.integer({ min: 1, max: 10_000 });
const ofCredit = { payment_id: 'credit', shares: true };
const ofCard = { payment_id: 'card', shares: true };

it('gives back what store credit and the other way paid, by what is left of each', () => {
  const taken = [
    { ...ofCredit, amount: 2000 },
    { ...ofCard, amount: 3000 },
  ];
  expect(splitRefund(1000, taken, [])).toEqual([
    { payment_id: 'credit', amount: 400 },
    { payment_id: 'card', amount: 600 },
  ]);
  const given = [{ payment_id: 'credit', amount: 2000, state: 'done' as const }];
  expect(splitRefund(1000, taken, given)).toEqual([{ payment_id: 'card', amount: 1000 }]);
  expect(splitRefund(1, taken.slice(0, 1), [])).toEqual([{ payment_id: 'credit', amount: 1 }]);
});

it('takes what was added later first, and asks the first payment where none is shared', () => {
  const taken = [
    { payment_id: 'card', amount: 3000, shares: false },
    { payment_id: 'added', amount: 500, shares: false },
  ];
  expect(splitRefund(700, taken, [])).toEqual([
    { payment_id: 'added', amount: 500 },
    { payment_id: 'card', amount: 200 },
  ]);
  expect(splitRefund(700, taken.slice(0, 1), [])).toEqual([{ payment_id: null, amount: 700 }]);
});

it('never takes more of a payment than it holds, and gives back all that is asked, in whatever steps', () => {
  fc.assert(
    fc.property(
      most,
      most,
      fc.option(most, { nil: 0 }),
      fc.array(most, { maxLength: 8 }),
      (credit, card, added, asked) => {
        const taken = [
          { ...ofCredit, amount: credit },
          { ...ofCard, amount: card },
          ...(added > 0 ? [{ payment_id: 'added', amount: added, shares: false }] : []),
        ];
        const given: { payment_id: string | null; amount: number; state: 'done' }[] = [];
        let left = credit + card + added;
        for (const wanted of [...asked, left]) {
          const amount = Math.min(wanted, left);
          if (amount === 0) continue;
          const parts = splitRefund(amount, taken, given);
          expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
          given.push(...parts.map((part) => ({ ...part, state: 'done' as const })));
          for (const { payment_id, amount: whole } of taken) {
            const back = given.filter((part) => part.payment_id === payment_id);
            expect(back.reduce((sum, part) => sum + part.amount, 0)).toBeLessThanOrEqual(whole);
          }
          left -= amount;
        }
        expect(left).toBe(0);
      },
    ),
    { numRuns },
  );
});
