import type { OrderDraft } from '@tessera/shared/contract';

/** How an order by staff is paid: by a link, it is paid already, or as a checkout would promise it. */
export type PaymentWay =
  | 'link'
  | 'paid:bank-transfer'
  | 'paid:cash-on-delivery'
  | 'promised:pay-later'
  | 'promised:bank-transfer'
  | 'promised:cash-on-delivery';

type Offers = Pick<OrderDraft, 'payment_offers'>;

const ONLINE: readonly string[] = ['stripe', 'test-card'];
const PROMISED = ['pay-later', 'bank-transfer', 'cash-on-delivery'] as const;

/** Those that this customer can be offered, the most usual first; money that staff have in hand always can. */
export function waysOf({ payment_offers }: Offers): PaymentWay[] {
  const open = new Set(payment_offers.filter(({ available }) => available).map(({ code }) => code));
  const by_link: PaymentWay[] = [...open].some((code) => ONLINE.includes(code)) ? ['link'] : [];
  const promised = PROMISED.filter((code) => open.has(code)).map((code): PaymentWay => `promised:${code}`);
  return [...by_link, 'paid:bank-transfer', 'paid:cash-on-delivery', ...promised];
}

/** As the API takes it. @param days for which a link is good */
export function paymentOf(way: PaymentWay, days: number): object {
  const [kind, method] = way.split(':');
  return kind === 'link' ? { way: 'link', days } : { way: kind, method };
}

/** What a way to pay costs more, minor units without tax: money in hand costs nothing more. */
export function feeOf({ payment_offers }: Offers, way: PaymentWay): number {
  const [kind, method] = way.split(':');
  return kind === 'promised' ? (payment_offers.find(({ code }) => code === method)?.fee ?? 0) : 0;
}
