import { head, orderOf } from '../testing/random-order';
import { creditNoteContentOf } from './credit-note-content';
import { deliveredOf, invoiceContentOf } from './invoice-content';

const cart = { value: 500, shipping: 600, fee: 0, shipping_taxed: true };
const lines = [
  { unit_price: 2_000, quantity: 2, rate: 0 },
  { unit_price: 900, quantity: 1, rate: 1 },
];

it('has lines that come to what is said of the goods, whether taxes are in the prices or added', () => {
  for (const tax_included of [true, false]) {
    const content = invoiceContentOf(orderOf({ ...cart, lines, tax_included }).order, head);
    const amounts = content.lines.map(({ net, total }) => net ?? total);
    const { items, discount } = content.totals;
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(items - discount);
    for (const [index, { unit_price, quantity, discount: off }] of content.lines.entries()) {
      expect((unit_price ?? 0) * quantity - off).toBe(amounts[index]);
    }
  }
});

it('of money that goes back names no price that its pieces do not come to', () => {
  const { order, piecesOf } = orderOf({ ...cart, lines, tax_included: false });
  const items = piecesOf([1, 0]).filter(({ quantity }) => quantity > 0);
  const amount = items[0]?.amount ?? 0;
  const note = creditNoteContentOf(order, { amount, items }, { total: amount, tax_lines: [] }, head);
  expect(note.lines).toMatchObject([{ quantity: 1, unit_price: null, total: amount }]);
  const plain = creditNoteContentOf(
    order,
    { amount: 4_000, items: [{ order_item_id: 'line-0', quantity: 2, amount: 4_000 }] },
    { total: 4_000, tax_lines: [] },
    head,
  );
  expect(plain.lines).toMatchObject([{ quantity: 2, unit_price: 2_000, total: 4_000 }]);
});

it('was delivered on the days of the store', () => {
  const shipments = [{ shipped_at: '2026-11-30T23:30:00Z' }];
  const sent = { shipments, fulfilment_status: 'shipped' as const, delivery: { earliest_on: '', latest_on: '' } };
  expect(deliveredOf(sent, 'Europe/Berlin')).toMatchObject({ from: '2026-12-01', to: '2026-12-01' });
});
