import { addressLines } from '@tessera/shared/addresses';
import { deliveredOf } from './invoice-content';
import type {
  DeliveredOrder,
  InvoiceContent,
  InvoicedOrder,
  InvoiceHead,
  InvoiceLine,
  InvoiceTotals,
} from './invoice-content';
import { invoiceWords } from './invoice-words';
import { leftOf, signOf, taxOf } from './taxed-left';
import type { Paper } from './taxed-left';

type BilledTo = Pick<InvoicedOrder, 'billing_address' | 'shipping_address'>;

/**
 * What stands of an order, as one invoice would say it: the oldest invoice word for word where it is alone. Where others
 * followed it (credit notes, invoices of what was added), their lines and totals are taken in with their sign, so that its
 * total and taxes are what is left of all of them (docs/product.md §4, 'Invoices').
 * @param first the oldest invoice that stands
 * @param others what stands beside it
 */
export function standingContentOf(first: Paper, others: readonly Paper[]): InvoiceContent {
  const { content } = first;
  if (others.length === 0) return content;
  return {
    ...content,
    lines: [...content.lines, ...others.flatMap((paper) => linesTakenIn(paper, content))],
    invoiced: content.invoiced ?? content.totals,
    taken_in: [
      ...(content.taken_in ?? []),
      ...others.map((paper) => ({ name: nameOf(paper, content), total: signOf(paper) * paper.content.totals.total })),
    ],
    totals: totalsOf([first, ...others]),
  };
}

type Written = (head: InvoiceHead) => InvoiceContent;

/** What cancels it: the same, under a number of its own. @param cancelled the numbers of the invoices */
export const cancellationOf =
  (standing: InvoiceContent, cancelled: readonly string[]): Written =>
  (head) => ({
    ...without(standing),
    kind: 'cancellation',
    refers_to: cancelled.join(', '),
    ...headed(head),
  });

/** The invoice in its place: the same goods and amounts, written to where the order is billed and sent now. */
export const correctedOf =
  (standing: InvoiceContent, order: BilledTo & DeliveredOrder, replaced: readonly string[]): Written =>
  (head) => ({
    ...without(standing),
    ...addressesOf(order, standing),
    ...(standing.ship_to.length > 0 && { delivered: deliveredOf(order, head.time_zone) }),
    replaces: replaced.join(', '),
    ...headed(head),
  });

const headed = ({ number, issued_at, time_zone, store }: InvoiceHead) => {
  return { number, issued_at: issued_at.toISOString(), time_zone, store };
};

/** To whom an order's invoice is written, and where its goods go, as the document says it; nowhere what is mailed. */
export const addressesOf = (
  { billing_address, shipping_address }: BilledTo,
  { locale, ship_to }: Pick<InvoiceContent, 'locale' | 'ship_to'>,
): Pick<InvoiceContent, 'bill_to' | 'ship_to'> => ({
  bill_to: addressLines(billing_address ?? shipping_address, locale),
  ship_to: ship_to.length > 0 ? addressLines(shipping_address, locale) : [],
});

/** What it says of other documents is not said again. */
function without({ kind: _kind, refers_to: _refers_to, replaces: _replaces, ...content }: InvoiceContent) {
  return content;
}

function nameOf({ kind, number }: Paper, { language }: InvoiceContent): string {
  const { title, credit } = invoiceWords[language];
  return `${kind === 'invoice' ? title : credit.title} ${number}`;
}

function linesTakenIn(paper: Paper, content: InvoiceContent): InvoiceLine[] {
  const sign = signOf(paper);
  const name = nameOf(paper, content);
  return paper.content.lines.map((line) => ({
    ...line,
    details: [line.details, name].filter(Boolean).join(' · '),
    quantity: sign * line.quantity,
    total: sign * line.total,
  }));
}

function totalsOf(papers: readonly Paper[]): InvoiceTotals {
  const { total, tax_lines } = leftOf(papers);
  const tax = taxOf({ tax_lines });
  return { items: total, discount: 0, shipping: 0, fee: 0, tax, tax_included: true, total, tax_lines };
}
