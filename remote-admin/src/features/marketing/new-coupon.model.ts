import type { AdminCoupon } from '@tessera/shared/contract';
import { parseMoney } from '../../numbers/money.model';
import { parsePercent } from '../../numbers/percent.model';
import { errorsOf, type FieldErrors } from '../../controls/write-errors';
import type { NewCoupon } from './coupons.queries';

/** The most codes of one coupon. */
const MOST_CODES = 1000;

type Field = 'code' | 'prefix' | 'count' | 'percent' | 'amount';

interface Chosen {
  kind: AdminCoupon['kind'];
  howMany: 'one' | 'many';
  currency: string;
  locale: string;
}

/**
 * What a coupon gives, of what was typed.
 * @returns thousandths of a percent, or minor units; undefined where neither was typed
 */
export function readValue(
  kind: AdminCoupon['kind'],
  typed: (name: 'percent' | 'amount') => string,
  { currency, locale }: Pick<Chosen, 'currency' | 'locale'>,
): number | undefined {
  if (kind === 'free_shipping') return 0;
  if (kind === 'percent') return parsePercent(typed('percent'));
  // nothing is no gift
  return parseMoney(typed('amount'), currency, locale) || undefined;
}

/**
 * Reads the form of a new coupon. It is made switched off; of many codes each is good once.
 * @param typed the text of a field
 */
export function readNewCoupon(
  typed: (name: Field) => string,
  { kind, howMany, ...money }: Chosen,
): { coupon: NewCoupon | undefined; faults: Field[] } {
  const value = readValue(kind, typed, money);
  const count = Number(typed('count'));
  const isCount = Number.isInteger(count) && count >= 2 && count <= MOST_CODES;
  const named: [isMissing: boolean, field: Field][] =
    howMany === 'one'
      ? [[typed('code') === '', 'code']]
      : [
          [typed('prefix') === '', 'prefix'],
          [!isCount, 'count'],
        ];
  const faults = [...named, [value === undefined, kind === 'percent' ? 'percent' : 'amount'] as const].flatMap(
    ([isMissing, field]) => (isMissing ? [field] : []),
  );
  if (value === undefined || faults.length > 0) return { coupon: undefined, faults };
  const given = { kind, value, active: false };
  const coupon: NewCoupon =
    howMany === 'one' ? { code: typed('code'), ...given } : { prefix: typed('prefix'), count, max_uses: 1, ...given };
  return { coupon, faults };
}

/** What the server says of each field: that of the value stands where it was typed, which is one of two fields. */
export function failuresOf(failure: Error | null): FieldErrors {
  const { value, ...told } = errorsOf(failure);
  return value === undefined ? told : { ...told, percent: value, amount: value };
}
