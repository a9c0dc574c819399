import fc from 'fast-check';
import { cancellationOf, correctedOf, standingContentOf } from './correction-content';
import type { InvoiceContent } from './invoice-content';
import type { Paper } from './taxed-left';

const base: InvoiceContent = {
  number: '2026-000001',
  issued_at: '2026-11-01T10:00:00.000Z',
  order_number: 'K-1',
  ordered_at: '2026-11-01T09:00:00.000Z',
  language: 'en',
  locale: 'en-US',
  currency: 'EUR',
  store: { name: 'Kiln & Oak', address: '', email: '', phone: '' },
  bill_to: ['Ada Lovelace'],
  ship_to: ['Ada Lovelace'],
  payment: 'test-card',
  delivery: 'Standard',
  lines: [{ name: 'Mug', details: 'Glaze: Oat', quantity: 2, unit_price: 2000, discount: 0, total: 4000 }],
  totals: {
    items: 4000,
    discount: 0,
    shipping: 600,
    fee: 0,
    tax: 460,
    tax_included: false,
    total: 5060,
    tax_lines: [{ name: 'VAT', rate: 10_000, amount: 460 }],
  },
};
const first: Paper = { kind: 'invoice', number: base.number, content: base };

/** A credit note, or the invoice of what was added; of one rate of tax or another. */
const aPaper = fc
  .record({
    kind: fc.constantFrom('credit_note' as const, 'invoice' as const),
    total: fc.integer({ min: 1, max: 9_000 }),
    rate: fc.constantFrom(10_000, 7_000),
    share: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ kind, total, rate, share }, index = 0): Paper => {
    const tax = Math.floor((total * share) / 1_000);
    const totals = { items: total, discount: 0, shipping: 0, fee: 0, tax, tax_included: true, total };
    const lines = [{ name: 'Mug', details: '', quantity: 1, unit_price: total, discount: 0, total }];
    const tax_lines = [{ name: 'VAT', rate, amount: tax }];
    const content = { ...base, lines, totals: { ...totals, tax_lines } };
    return { kind, number: `P-${index}`, content };
  });
const signOf = ({ kind }: Paper): number => (kind === 'invoice' ? 1 : -1);
const head = { number: 'N', issued_at: new Date('2026-11-20T08:00:00Z'), language: 'en' as const, locale: 'en-US' };
const now = { ...head, time_zone: 'UTC', store: { ...base.store, name: 'Kiln & Oak Ltd' } };

it('an invoice that stands alone is said again word for word', () => {
  expect(standingContentOf(first, [])).toBe(base);
});

it('whatever followed it, what stands is what is left, in total and of each tax, corrected as often as you like', () => {
  fc.assert(
    fc.property(fc.array(aPaper, { maxLength: 6 }), fc.array(aPaper, { maxLength: 4 }), (others, later) => {
      const all = [first, ...others, ...later];
      const once = standingContentOf(first, others);
      const twice = standingContentOf({ ...first, content: once }, later);
      expect(twice.totals.total).toBe(all.reduce((sum, paper) => sum + signOf(paper) * paper.content.totals.total, 0));
      expect(twice.totals.tax).toBe(all.reduce((sum, paper) => sum + signOf(paper) * paper.content.totals.tax, 0));
      expect(twice.totals.tax).toBe(twice.totals.tax_lines.reduce((sum, { amount }) => sum + amount, 0));
      const added = (twice.taken_in ?? []).reduce((sum, { total }) => sum + total, 0);
      expect((twice.invoiced ?? twice.totals).total + added).toBe(twice.totals.total);
      expect(twice.lines).toHaveLength(all.reduce((sum, paper) => sum + paper.content.lines.length, 0));
    }),
  );
});

it('pieces that came back are taken off by lines of their own, which name the credit note', () => {
  const back = [{ name: 'Mug', details: 'Glaze: Oat', quantity: 1, unit_price: 2200, discount: 0, total: 2200 }];
  const totals = { ...base.totals, items: 2200, shipping: 0, tax: 200, tax_included: true, total: 2200 };
  const tax_lines = [{ name: 'VAT', rate: 10_000, amount: 200 }];
  const note: Paper = {
    kind: 'credit_note',
    number: 'CN-2026-000007',
    content: { ...base, kind: 'credit_note', lines: back, totals: { ...totals, tax_lines } },
  };
  const standing = standingContentOf(first, [note]);
  expect(standing).toMatchObject({
    lines: [base.lines[0], { details: 'Glaze: Oat · Credit note CN-2026-000007', quantity: -1, total: -2200 }],
    invoiced: base.totals,
    taken_in: [{ name: 'Credit note CN-2026-000007', total: -2200 }],
    totals: { total: 2860, tax: 260, tax_included: true },
  });
});

it('the cancellation keeps the address that was written, the new invoice has the one of now; each names the other', () => {
  const there = { first_name: 'Ada', last_name: 'Lovelace', line1: '1 Elm Lane', line2: '', city: 'Springfield' };
  const address = { ...there, company: 'Lane & Sons', region: 'IL', postal_code: '62701', country: 'US', phone: '' };
  const order = {
    ...{ shipping_address: address, billing_address: null, fulfilment_status: 'shipped' as const },
    ...{ delivery: { earliest_on: '', latest_on: '' }, shipments: [{ shipped_at: '2026-11-19T08:00:00Z' }] },
  };
  const cancellation = cancellationOf(base, ['2026-000001'])(now);
  expect(cancellation).toMatchObject({ ...base, kind: 'cancellation', refers_to: '2026-000001', ...dated });
  const invoice = correctedOf(cancellation, order, ['2026-000001', '2026-000005'])(now);
  expect(invoice).toMatchObject({ replaces: '2026-000001, 2026-000005', totals: base.totals, ...dated });
  expect(invoice.delivered).toEqual({ from: '2026-11-19', to: '2026-11-19', is_planned: false });
  expect(invoice.bill_to).toContain('Lane & Sons');
  expect([invoice.kind, invoice.refers_to]).toEqual([undefined, undefined]);
});

const dated = { number: 'N', issued_at: '2026-11-20T08:00:00.000Z', store: now.store };
