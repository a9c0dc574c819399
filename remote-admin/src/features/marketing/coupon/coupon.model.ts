import type { AdminCoupon, AdminCouponRecord } from '@tessera/shared/contract';
import { moneyInput, parseMoney, type MoneyFormat } from '../../../numbers/money.model';
import { thousandthsInput } from '../../../numbers/thousandths.model';
import { fromLocal, toLocal } from '../../../form/local-moment';
import { changedFields } from '../../../form/page/merge-edit.model';
import { readValue } from '../new-coupon.model';

/** The form's fields; amounts and numbers as they are typed, moments those of a `datetime-local` field. */
export interface CouponFields {
  name: string;
  kind: AdminCoupon['kind'];
  percent: string;
  amount: string;
  min_subtotal: string;
  first_order: boolean;
  starts_at: string;
  ends_at: string;
  max_uses: string;
  max_uses_per_person: string;
}

export type CouponField = keyof CouponFields;

/** What is wrong with what was typed, by the field where it is said. */
export type CouponFaults = Partial<Record<CouponField, 'percent' | 'amount' | 'uses' | 'dates'>>;

const USES = ['max_uses', 'max_uses_per_person'] as const;

const numberInput = (value: number | null): string => (value === null ? '' : String(value));
const isUses = (text: string): boolean => text === '' || (/^\d{1,7}$/.test(text) && Number(text) >= 1);
const usesOf = (text: string): number | null => (text === '' ? null : Number(text));

/** The form's fields of a coupon as it is. */
export function fieldsOf(coupon: AdminCouponRecord, { currency, locale }: MoneyFormat): CouponFields {
  const { kind, value, min_subtotal } = coupon;
  return {
    name: coupon.name,
    kind,
    percent: kind === 'percent' ? thousandthsInput(value, locale) : '',
    amount: kind === 'amount' ? moneyInput(value, currency, locale) : '',
    min_subtotal: min_subtotal === 0 ? '' : moneyInput(min_subtotal, currency, locale),
    first_order: coupon.first_order,
    starts_at: toLocal(coupon.starts_at),
    ends_at: toLocal(coupon.ends_at),
    max_uses: numberInput(coupon.max_uses),
    max_uses_per_person: numberInput(coupon.max_uses_per_person),
  };
}

const subtotalOf = ({ min_subtotal }: CouponFields, { currency, locale }: MoneyFormat): number | undefined =>
  min_subtotal.trim() === '' ? 0 : parseMoney(min_subtotal, currency, locale);

const valueOf = (fields: CouponFields, money: MoneyFormat): number | undefined =>
  readValue(fields.kind, (name) => fields[name].trim(), money);

/** What keeps the form from being sent. */
export function faultsOf(fields: CouponFields, money: MoneyFormat): CouponFaults {
  const { kind, starts_at, ends_at } = fields;
  const faults: CouponFaults = {};
  if (kind !== 'free_shipping' && valueOf(fields, money) === undefined) faults[kind] = kind;
  if (subtotalOf(fields, money) === undefined) faults.min_subtotal = 'amount';
  if (starts_at !== '' && ends_at !== '' && ends_at <= starts_at) faults.ends_at = 'dates';
  for (const name of USES) if (!isUses(fields[name].trim())) faults[name] = 'uses';
  return faults;
}

/** The fields that differ; what a kind has no use for does not count. */
export const changesOf = (base: CouponFields, fields: CouponFields): CouponField[] =>
  changedFields(base, fields).filter(
    (name) => !(name === 'percent' || name === 'amount') || name === fields.kind || base.kind !== fields.kind,
  );

/** What the API is sent: what was changed alone. Only for fields without faults. */
export function editBody(base: CouponFields, fields: CouponFields, money: MoneyFormat): Record<string, unknown> {
  const changed = new Set(changesOf(base, fields));
  const gives = changed.has('kind') || changed.has('percent') || changed.has('amount');
  const bodies: Record<Exclude<CouponField, 'kind' | 'percent' | 'amount'>, unknown> = {
    name: fields.name.trim(),
    min_subtotal: subtotalOf(fields, money),
    first_order: fields.first_order,
    starts_at: fromLocal(fields.starts_at),
    ends_at: fromLocal(fields.ends_at),
    max_uses: usesOf(fields.max_uses.trim()),
    max_uses_per_person: usesOf(fields.max_uses_per_person.trim()),
  };
  return {
    ...Object.fromEntries(Object.entries(bodies).filter(([name]) => changed.has(name as CouponField))), // its own keys
    ...(gives && { kind: fields.kind, value: valueOf(fields, money) }),
  };
}
