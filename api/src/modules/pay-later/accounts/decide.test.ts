import fc from 'fast-check';
import { decide } from './decide';
import type { DecisionRule } from './decide';

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
