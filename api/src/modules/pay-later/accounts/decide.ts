import type { PaymentSettings } from '../../payments/settings/payment-settings.service';
import { yearsBetween } from '../../../infra/basics/calendar';

/** What of the shop's settings decides an application. */
export type DecisionRule = Omit<
  PaymentSettings['pay_later'],
  'enabled' | 'time_zone' | 'reapply_days' | 'second_person_above'
>;

export interface Facts {
  /** YYYY-MM-DD */
  date_of_birth: string;
  monthly_income: number;
  employment: string;
}

export type RefusalReason = 'too_young' | 'income_too_low';

export interface Approval {
  decision: 'approved';
  /** minor units */
  limit: number;
}
/** the rule's own word, or staff's message */
export interface Refusal<Reason extends string = string> {
  decision: 'refused';
  reason: Reason;
}
export type Decision = Approval | Refusal<RefusalReason> | { decision: null };

/** The shop's own rule: approves with a limit, refuses with a reason, or leaves it to staff (null). */
export function decide(facts: Facts, rule: DecisionRule, today: string): Decision {
  // The law's part of it needs no opinion.
  if (yearsBetween(facts.date_of_birth, today) < rule.min_age) return { decision: 'refused', reason: 'too_young' };
  if (
    !rule.automatic ||
    facts.monthly_income > rule.review_above ||
    rule.review_employment.includes(facts.employment)
  ) {
    return { decision: null };
  }
  const limit = limitFor(facts.monthly_income, rule);
  if (facts.monthly_income < rule.min_income || limit === 0) return { decision: 'refused', reason: 'income_too_low' };
  return { decision: 'approved', limit };
}

function limitFor(monthly_income: number, { limit_percent, max_limit, limit_step }: DecisionRule): number {
  const share = Number((BigInt(monthly_income) * BigInt(limit_percent)) / 100n);
  const limit = Math.min(share, max_limit);
  return limit - (limit % limit_step);
}
