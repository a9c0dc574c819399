import type { CouponBenefit } from '@tessera/shared/money';
import type { Static } from 'typebox';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import type { Language } from '../../core/languages';
import type { AppliedCoupon } from '../../schemas/cart';
import { couponProblem } from './coupon-problem';
import { couponLabel } from './coupon-words';
import { promotionsRepository } from './promotions.repository';

export interface CouponQuestion {
  code: string;
  user_id: string;
  /** what is being bought, minor units */
  subtotal: number;
  currency: string;
  language: Language;
}

export interface CouponAnswer {
  shown: Static<typeof AppliedCoupon>;
  /** null where it gives nothing now */
  benefit: CouponBenefit | null;
}

export interface CouponSetting extends CouponBenefit {
  code: string;
  min_subtotal?: number;
  starts_at?: Date | null;
  ends_at?: Date | null;
  max_uses?: number | null;
  max_uses_per_person?: number | null;
  active?: boolean;
  first_order?: boolean;
}

export type PromotionsService = ReturnType<typeof createPromotionsService>;

/** Codes are compared without case and spaces. */
const codeOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Coupons: what they give, to whom, and how often. */
export function createPromotionsService({ clock }: Pick<Infra, 'clock'>) {
  return {
    codeOf,

    /** What a coupon gives for what is being bought, or why nothing. */
    async check(db: Db | Trx, question: CouponQuestion): Promise<CouponAnswer> {
      const { code, user_id, subtotal, currency, language } = question;
      const found = await promotionsRepository.find(db, code, user_id);
      const { uses = 0, has_ordered = false } = found ?? {};
      const use = { now: clock.now(), subtotal, uses, has_ordered, currency };
      const problem = couponProblem(found, use, language);
      const label = found ? couponLabel(found, currency, language) : code;
      const benefit = found && problem === null ? { kind: found.kind, value: found.value } : null;
      return { shown: { code, label, problem }, benefit };
    },

    /** What a coupon gives, whoever asks and whether or not it can still be used; undefined where there is none (any more). */
    findBenefit: (db: Db | Trx, code: string): Promise<CouponBenefit | undefined> =>
      promotionsRepository.findBenefit(db, code),

    /** Counts one use, as part of placing an order; answers whether there was one left. */
    take: (trx: Trx, code: string): Promise<boolean> => promotionsRepository.take(trx, code, clock.now()),

    /** The order was cancelled: its use does not count. */
    giveBack: (trx: Trx, code: string): Promise<void> => promotionsRepository.giveBack(trx, code),

    /** Adds a coupon or changes its terms, as part of `trx`. */
    put: (trx: Trx, { code, ...terms }: CouponSetting): Promise<void> => {
      const now = clock.now();
      return promotionsRepository.put(trx, {
        id: newId(),
        code: codeOf(code),
        ...terms,
        created_at: now,
        last_modified_at: now,
      });
    },
  };
}
