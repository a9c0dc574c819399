import fc from 'fast-check';
import { decide } from './decide';
import type { DecisionRule } from './decide';
import { reminderStep } from '../reminders/reminder-steps';
import { addDays } from '../../../infra/basics/calendar';

const rule: DecisionRule = {
  automatic: true,
  min_age: 18,
  min_income: 80_000,
  limit_percent: 50,
  max_limit: 200_000,
  limit_step: 5000,
  review_above: 2_000_000,
  review_employment: ['unemployed'],
};
const ada = { date_of_birth: '1990-05-05', monthly_income: 300_000, employment: 'employed' };
const today = '2026-11-21';

describe('the decision about an application', () => {
  it('grants a share of the income, up to the highest limit, in round numbers', () => {
    expect(decide({ ...ada, monthly_income: 123_456 }, rule, today)).toEqual({ decision: 'approved', limit: 60_000 });
    expect(decide(ada, rule, today)).toEqual({ decision: 'approved', limit: 150_000 });
    expect(decide({ ...ada, monthly_income: 900_000 }, rule, today)).toEqual({ decision: 'approved', limit: 200_000 });
  });

  it('refuses with a reason who is under age, to the day, or earns too little', () => {
    const born = (date_of_birth: string) => decide({ ...ada, date_of_birth }, rule, today);
    expect(born('2008-11-22')).toEqual({ decision: 'refused', reason: 'too_young' });
    expect(born('2008-11-21').decision).toBe('approved');
    const poor = decide({ ...ada, monthly_income: 79_999 }, rule, today);
    expect(poor).toEqual({ decision: 'refused', reason: 'income_too_low' });
  });

  it('is left to staff where the rule says so', () => {
    expect(decide(ada, { ...rule, automatic: false }, today)).toEqual({ decision: null });
    expect(decide({ ...ada, employment: 'unemployed' }, rule, today)).toEqual({ decision: null });
    expect(decide({ ...ada, monthly_income: 2_000_001 }, rule, today)).toEqual({ decision: null });
  });

  it('never grants nothing, nor more than the highest limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (monthly_income) => {
        const decision = decide({ ...ada, monthly_income }, rule, today);
        if (decision.decision !== 'approved') return;
        expect(decision.limit).toBeGreaterThan(0);
        expect(decision.limit).toBeLessThanOrEqual(rule.max_limit);
        expect(decision.limit % rule.limit_step).toBe(0);
      }),
    );
  });
});

describe('reminders', () => {
  it('are due 5, 1 and 0 days before and 3, 7 and 14 after', () => {
    const due = '2026-03-01';
    const steps = Array.from({ length: 30 }, (_, index) => index - 7).map((days) =>
      reminderStep(due, addDays(due, days)),
    );
    const news = steps.filter((step, index) => step !== null && step !== steps[index - 1]);
    expect(news).toEqual([-5, -1, 0, 3, 7, 14]);
    expect(reminderStep(due, '2026-02-23')).toBeNull();
    expect(reminderStep(due, '2026-02-24')).toBe(-5);
  });

  it('that a sleeping worker missed are made good until the next step, and not for ever', () => {
    expect(reminderStep('2026-03-01', '2026-02-26')).toBe(-5);
    expect(reminderStep('2026-03-01', '2026-03-20')).toBe(14);
    expect(reminderStep('2026-03-01', '2026-06-20')).toBeNull();
  });
});
