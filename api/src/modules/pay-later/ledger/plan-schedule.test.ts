import fc from 'fast-check';
import { addDays, daysBetween } from '../../../infra/basics/calendar';
import { isFirstAtOnce, planSchedule, takesAmount } from './plan-schedule';
import type { PlanTerms } from './plan-schedule';

const four: PlanTerms = { parts: 4, first_due_days: 0, interval_unit: 'day', interval_count: 14 };
const later: PlanTerms = { parts: 1, first_due_days: 30, interval_unit: 'day', interval_count: 30 };
const monthly: PlanTerms = { parts: 4, first_due_days: 0, interval_unit: 'month', interval_count: 1 };

describe('a schedule', () => {
  it('of four parts asks for the first one at once and for one more every 14 days', () => {
    expect(isFirstAtOnce(four)).toBe(true);
    expect(planSchedule(four, 10_001, '2026-12-01')).toEqual([
      { number: 1, due_on: '2026-12-01', amount: 2501 },
      { number: 2, due_on: '2026-12-15', amount: 2500 },
      { number: 3, due_on: '2026-12-29', amount: 2500 },
      { number: 4, due_on: '2027-01-12', amount: 2500 },
    ]);
  });

  it('of one part in 30 days crosses a short month as days do', () => {
    expect(isFirstAtOnce(later)).toBe(false);
    expect(planSchedule(later, 999, '2027-01-31')).toEqual([{ number: 1, due_on: '2027-03-02', amount: 999 }]);
    expect(planSchedule(later, 999, '2028-01-31')[0]?.due_on).toBe('2028-03-01');
  });

  it('of months counts from its first day, so that February shortens no other month', () => {
    const dates = (start: string) => planSchedule(monthly, 400, start).map(({ due_on }) => due_on);
    expect(dates('2027-12-31')).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']);
    expect(dates('2026-11-30')).toEqual(['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28']);
  });

  it('keeps its distance of days where the clocks are changed in between', () => {
    expect(planSchedule(four, 400, '2026-03-22').map(({ due_on }) => due_on)).toEqual([
      '2026-03-22',
      '2026-04-05',
      '2026-04-19',
      '2026-05-03',
    ]);
  });

  it('adds up to the amount, in parts that differ by one at most, on dates that only go forward', () => {
    const terms = fc.record({
      parts: fc.integer({ min: 1, max: 36 }),
      first_due_days: fc.integer({ min: 0, max: 365 }),
      interval_unit: fc.constantFrom('day' as const, 'month' as const),
      interval_count: fc.integer({ min: 1, max: 60 }),
    });
    const start = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1999-12-31', days));
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 1_000_000_000 }), start, (plan, amount, day) => {
        const parts = planSchedule(plan, amount, day);
        expect(parts).toHaveLength(plan.parts);
        expect(parts.reduce((sum, instalment) => sum + instalment.amount, 0)).toBe(amount);
        const amounts = parts.map((instalment) => instalment.amount);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
        expect(daysBetween(day, parts[0]?.due_on ?? '')).toBe(plan.first_due_days);
        for (const [index, instalment] of parts.entries()) {
          const before = parts[index - 1];
          if (before) expect(daysBetween(before.due_on, instalment.due_on)).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('is offered for amounts within the plan’s bounds, with at least one minor unit for each part', () => {
    const plan = { parts: 4, min_amount: 2000, max_amount: 5000 };
    expect([1999, 2000, 5000, 5001].map((amount) => takesAmount(plan, amount))).toEqual([false, true, true, false]);
    expect(takesAmount({ parts: 4, min_amount: 0, max_amount: null }, 3)).toBe(false);
    expect(takesAmount({ parts: 4, min_amount: 0, max_amount: null }, 4)).toBe(true);
  });
});
