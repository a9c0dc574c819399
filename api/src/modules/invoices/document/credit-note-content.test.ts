import { sampleAddress } from '@tessera/scripts/basics';
import { calculateTotals, refundOfPieces } from '@tessera/shared/money';
import fc from 'fast-check';
import { creditNoteContentOf } from './credit-note-content';
import type { CreditNoteHead, CreditedRefund } from './credit-note-content';
import type { InvoiceContent, InvoicedOrder } from './invoice-content';

/** What npm run drill promises for money. */
const runs = process.env['TESSERA_DRILL'] ? { numRuns: 10_000 } : {};

const RATES = [{ name: 'VAT', rate: 19_000 }, { name: 'VAT', rate: 7_000 }, null];
const ADDRESS = sampleAddress();
const head: CreditNoteHead = {
  number: 'CN-2026-000001',
  refers_to: '2026-000042',
  issued_at: new Date('2026-11-21T10:00:00Z'),
  language: 'en',
  locale: 'en-US',
  store: { name: 'Kiln & Oak', address: '', email: '', phone: '' },
};

const aCart = fc.record({
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

/** The order of a cart, with what each line was taxed with. */
function orderOf({ lines: cart, value, ...rest }: typeof aCart extends fc.Arbitrary<infer Cart> ? Cart : never) {
  const lines = cart.map(({ rate, ...line }) => ({ ...line, tax: RATES[rate] ?? null }));
  const quote = calculateTotals({ lines, coupon: { kind: 'amount', value }, ...rest });
  const items = lines.map(({ tax: _rate, ...line }, index) => {
    const sums = quote.lines[index] ?? { subtotal: 0, discount: 0, tax: 0, total: 0 };
    return { id: `line-${index}`, name: 'Ember Mug', options: {}, ...line, ...sums };
  });
  const order: InvoicedOrder = {
    number: 'KO-1',
    placed_at: '2026-11-20T08:00:00.000Z',
    currency: 'USD',
    items,
    totals: quote.totals,
    shipping_address: ADDRESS,
    billing_address: null,
    delivery: { name: 'Standard' },
    payment: { method: 'stripe' },
  };
  return { order, rates: lines.map(({ tax }) => tax) };
}

const linesOf = ({ lines }: InvoiceContent) => lines.reduce((sum, { total }) => sum + total, 0);

describe('a credit note', () => {
  it('comes to its refund, to the cent, whatever pieces and amount; all of the money credits all of the tax', () => {
    const choice = fc.record({ cart: aCart, taken: fc.array(fc.nat(9), { maxLength: 5 }), part: fc.nat(1_000) });
    fc.assert(
      fc.property(choice, ({ cart, taken, part }) => {
        const { order, rates } = orderOf(cart);
        const { total, tax } = order.totals;
        fc.pre(total > 0);
        const items = order.items.map((item, index) => {
          const quantity = Math.min(taken[index] ?? 0, item.quantity);
          const of = (whole: number) => refundOfPieces(whole, item.quantity, 0, quantity);
          const { name: tax_name = '', rate: tax_rate = 0 } = rates[index] ?? {};
          const sums = cart.lines[index];
          const line_tax = sums ? ((item as { tax?: number }).tax ?? 0) : 0;
          return { order_item_id: item.id, quantity, amount: of(item.total), tax: of(line_tax), tax_name, tax_rate };
        });
        const some: CreditedRefund = { amount: Math.ceil((total * part) / 1_000), items };
        const note = creditNoteContentOf(order, some, head);
        expect([note.totals.total, linesOf(note)]).toEqual([some.amount, some.amount]);
        const taxes = note.totals.tax_lines.reduce((sum, line) => sum + line.amount, 0);
        expect([note.totals.tax, taxes >= 0 && taxes <= tax]).toEqual([taxes, true]);
        const whole = creditNoteContentOf(order, { amount: total, items }, head);
        expect([whole.totals.total, whole.totals.tax, linesOf(whole)]).toEqual([total, tax, total]);
      }),
      runs,
    );
  });
});
