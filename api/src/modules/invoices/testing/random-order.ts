import { sampleAddress } from '@tessera/scripts/basics';
import { calculateTotals, refundOfPieces } from '@tessera/shared/money';
import fc from 'fast-check';
import type { CreditNoteHead } from '../document/credit-note-content';
import type { InvoicedOrder } from '../document/invoice-content';

const RATES = [{ name: 'VAT', rate: 19_000 }, { name: 'VAT', rate: 7_000 }, null];
const ADDRESS = sampleAddress();

export const head: CreditNoteHead = {
  number: 'CN-2026-000001',
  refers_to: '2026-000042',
  issued_at: new Date('2026-11-21T10:00:00Z'),
  language: 'en',
  locale: 'en-US',
  time_zone: 'UTC',
  store: { name: 'Kiln & Oak', address: '', email: '', phone: '' },
};

export const aCart = fc.record({
  lines: fc.array(
    fc.record({ unit_price: fc.nat(90_000), quantity: fc.integer({ min: 1, max: 9 }), rate: fc.nat(2) }),
    { minLength: 1, maxLength: 5 },
  ),
  value: fc.nat(60_000),
  shipping: fc.nat(2_000),
  fee: fc.nat(300),
  tax_included: fc.boolean(),
  shipping_taxed: fc.boolean(),
});

/** The order of a cart, and what pieces of its lines are worth. */
export function orderOf({ lines: cart, value, ...rest }: typeof aCart extends fc.Arbitrary<infer Cart> ? Cart : never) {
  const lines = cart.map(({ rate, ...line }) => ({ ...line, tax: RATES[rate] ?? null }));
  const quote = calculateTotals({ lines, coupon: { kind: 'amount', value }, ...rest });
  const sums = lines.map((_line, index) => quote.lines[index] ?? { subtotal: 0, discount: 0, tax: 0, total: 0 });
  const order: InvoicedOrder = {
    number: 'KO-1',
    placed_at: '2026-11-20T08:00:00.000Z',
    currency: 'USD',
    items: lines.map(({ unit_price, quantity }, index) => {
      const { discount = 0, total = 0 } = sums[index] ?? {};
      return { id: `line-${index}`, name: 'Ember Mug', options: {}, unit_price, quantity, discount, total };
    }),
    totals: quote.totals,
    shipping_address: ADDRESS,
    billing_address: null,
    delivery: { name: 'Standard', earliest_on: '2026-11-24', latest_on: '2026-11-26' },
    shipments: [],
    fulfilment_status: 'unfulfilled',
    payment: { method: 'stripe' },
  };

  /** So many pieces of each line, after others of them: as refunds name them. */
  const piecesOf = (taken: readonly number[], before: readonly number[] = []) =>
    lines.map(({ quantity: whole, tax: rate }, index) => {
      const gone = before[index] ?? 0;
      const quantity = Math.min(taken[index] ?? 0, whole - gone);
      const of = (total = 0) => refundOfPieces(total, whole, gone, quantity);
      const { name: tax_name = '', rate: tax_rate = 0 } = rate ?? {};
      const { total, tax } = sums[index] ?? {};
      return { order_item_id: `line-${index}`, quantity, amount: of(total), tax: of(tax), tax_name, tax_rate };
    });

  return { order, piecesOf };
}
