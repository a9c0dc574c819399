import { couponRecord } from '../../../testing/sales/coupon-fixtures';
import { benefitText, usedText, whenText } from '../coupons.model';
import { changesOf, editBody, faultsOf, fieldsOf, type CouponFields } from './coupon.model';

const money = { currency: 'USD', locale: 'en-US' };
const base = fieldsOf(couponRecord(), money);
const edited = (fields: Partial<CouponFields>): CouponFields => ({ ...base, ...fields });

test('what stands in the form is what is there, and sends nothing', () => {
  expect(base).toMatchObject({ percent: '10', amount: '', min_subtotal: '20.00', max_uses: '100' });
  expect([changesOf(base, base), editBody(base, base, money), faultsOf(base, money)]).toEqual([[], {}, {}]);
});

test('amounts and percentages are sent as whole numbers, what is empty as none', () => {
  const fields = edited({ percent: '12,5', min_subtotal: '', ends_at: '', max_uses: '', name: ' Letter ' });
  expect(editBody(base, fields, money)).toEqual({
    ...{ kind: 'percent', value: 12_500, min_subtotal: 0, ends_at: null, max_uses: null, name: 'Letter' },
  });
  expect(editBody(base, edited({ kind: 'free_shipping' }), money)).toEqual({ kind: 'free_shipping', value: 0 });
});

test.each<[Partial<CouponFields>, ReturnType<typeof faultsOf>]>([
  [{ percent: '' }, { percent: 'percent' }],
  [{ percent: '100.5' }, { percent: 'percent' }],
  [{ kind: 'amount', amount: '0' }, { amount: 'amount' }],
  [{ min_subtotal: 'ten' }, { min_subtotal: 'amount' }],
  [{ max_uses: '0' }, { max_uses: 'uses' }],
  [{ max_uses_per_person: '1.5' }, { max_uses_per_person: 'uses' }],
  [{ starts_at: '2026-12-01T10:00', ends_at: '2026-12-01T10:00' }, { ends_at: 'dates' }],
])('%p is not sent', (fields, faults) => expect(faultsOf(edited(fields), money)).toEqual(faults));

test('what was typed for another kind is no change', () => {
  expect(changesOf(base, edited({ amount: '5' }))).toEqual([]);
});

test('says in words what a coupon gives, how often it was used, and when it can be', () => {
  const many = { codes: 500, max_uses: 2, used: 37 };
  expect([usedText(many, 'en-US'), usedText({ ...many, max_uses: null }, 'en-US')]).toEqual(['37 of 1,000', '37']);
  expect(benefitText({ kind: 'percent', value: 12_500, currency: 'USD' }, 'en-US')).toBe('12.5% off');
  expect(benefitText({ kind: 'amount', value: 750, currency: 'USD' }, 'en-US')).toBe('$7.50 off');
  expect(whenText({ starts_at: null, ends_at: '2026-11-30T12:00:00Z' }, 'en-US')).toBe('until Nov 30, 2026');
  expect(whenText({ starts_at: '2026-11-30T12:00:00Z', ends_at: null }, 'en-US')).toBe('from Nov 30, 2026');
});
