import fc from 'fast-check';
import { aCart, head, orderOf } from '../testing/random-order';
import { cancellationOf, correctedOf, standingContentOf } from './correction-content';
import { creditNoteContentOf } from './credit-note-content';
import { invoiceContentOf } from './invoice-content';
import type { InvoiceContent } from './invoice-content';
import { addTaxed, creditedOf, leftOf, lessOf, taxLinesOf, taxOf } from './taxed-left';
import type { CreditedRefund, Paper } from './taxed-left';

/** What npm run drill promises for money. */
const runs = process.env['TESSERA_DRILL'] ? { numRuns: 10_000 } : {};

const aStep = fc.oneof(
  fc.record({ do: fc.constant('correct' as const) }),
  fc.record({
    do: fc.constant('refund' as const),
    taken: fc.array(fc.nat(4), { maxLength: 5 }),
    /** of what is left, in thousandths; null: what the pieces are worth */
    part: fc.option(fc.nat(1_000)),
  }),
);
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;

const linesOf = ({ lines }: InvoiceContent) => lines.reduce((sum, { total }) => sum + total, 0);
const paperOf = (kind: Paper['kind'], content: InvoiceContent): Paper => ({ kind, number: content.number, content });

/** The papers of an order, all of them and those that stand. */
function startPapers({ order, piecesOf }: ReturnType<typeof orderOf>) {
  const invoice = paperOf('invoice', invoiceContentOf(order, head));
  const all = [invoice];
  const gone = order.items.map(() => 0);
  let standing = [invoice];

  function refund(of: CreditedRefund) {
    const content = creditNoteContentOf(order, of, creditedOf(leftOf(standing), of), head);
    const note = paperOf('credit_note', content);
    all.push(note);
    standing.push(note);
    return content;
  }

  return {
    all,
    refund,
    left: () => leftOf(standing),

    take(step: Step): void {
      const { total } = leftOf(standing);
      if (total === 0) return;
      if (step.do === 'correct') {
        const [first = invoice, ...others] = standing;
        const content = standingContentOf(first, others);
        const corrected = paperOf('invoice', correctedOf(content, order, [])(head));
        all.push(paperOf('cancellation', cancellationOf(content, [])(head)), corrected);
        standing = [corrected];
        return;
      }
      const items = piecesOf(step.taken, gone);
      const worth = items.reduce((sum, { amount }) => sum + amount, 0);
      const amount = step.part === null ? Math.min(worth, total) : Math.ceil((total * step.part) / 1_000);
      for (const [index, { quantity }] of items.entries()) gone[index] = (gone[index] ?? 0) + quantity;
      const note = refund({ amount, items });
      const taxes = taxLinesOf(note.totals);
      const sums = [note.totals.total, linesOf(note), note.totals.tax];
      expect(sums).toEqual([amount, amount, taxOf({ tax_lines: taxes })]);
      for (const { net, amount: tax } of taxes) expect(net >= 0 && tax >= 0 && net + tax <= amount).toBe(true);
    },
  };
}

describe('credit notes', () => {
  it('come to their refunds; however an order is given back, corrected in between, nothing of any tax is left', () => {
    const history = fc.record({ cart: aCart, steps: fc.array(aStep, { maxLength: 8 }) });
    fc.assert(
      fc.property(history, ({ cart, steps }) => {
        const sold = orderOf(cart);
        fc.pre(sold.order.totals.total > 0);
        const papers = startPapers(sold);
        for (const step of steps) papers.take(step);
        papers.refund({ amount: papers.left().total, items: [] });
        expect(papers.left()).toEqual({ total: 0, tax_lines: [] });
        expect(leftOf(papers.all)).toEqual({ total: 0, tax_lines: [] });
      }),
      runs,
    );
  });

  it('take no tax with gift cards, and every tax with the goods beside them', () => {
    const aPart = fc.record({ goods: fc.nat(1_000), cards: fc.nat(1_000) });
    fc.assert(
      fc.property(aCart, fc.nat(50_000), fc.array(aPart, { maxLength: 6 }), (cart, price, parts) => {
        const { order } = orderOf(cart);
        const sold = leftOf([paperOf('invoice', invoiceContentOf(order, head))]);
        let left = addTaxed([
          { times: 1, of: sold },
          { times: 1, of: { total: price, tax_lines: [] } },
        ]);
        let cards = price;
        const take = (goods: number, of_cards: number): void => {
          const vouchers = { amount: of_cards, left: cards };
          const credited = creditedOf(left, { amount: goods + of_cards, items: [], vouchers });
          expect(credited.total).toBe(goods + of_cards);
          expect(taxOf(credited)).toBeLessThanOrEqual(goods);
          left = lessOf(left, credited);
          cards -= of_cards;
        };
        for (const part of parts) {
          take(Math.floor(((left.total - cards) * part.goods) / 1_000), Math.floor((cards * part.cards) / 1_000));
        }
        take(left.total - cards, 0);
        expect(left).toEqual({ total: cards, tax_lines: [] });
      }),
      runs,
    );
  });

  it('of pieces hold the tax of these pieces; of a further amount its share of each rate', () => {
    const line = { unit_price: 10_000, quantity: 2 };
    const lines = [
      { ...line, rate: 0 },
      { ...line, rate: 1 },
    ];
    const rest = { value: 0, shipping: 0, fee: 0, tax_included: false, shipping_taxed: false };
    const { order, piecesOf } = orderOf({ lines, ...rest });
    const left = leftOf([paperOf('invoice', invoiceContentOf(order, head))]);
    expect(creditedOf(left, { amount: 11_900, items: piecesOf([1]) }).tax_lines).toEqual([
      { name: 'VAT', rate: 19_000, net: 10_000, amount: 1_900 },
    ]);
    expect(creditedOf(left, { amount: 4_520, items: [] }).tax_lines).toEqual([
      { name: 'VAT', rate: 19_000, net: 2_000, amount: 380 },
      { name: 'VAT', rate: 7_000, net: 2_000, amount: 140 },
    ]);
  });
});
