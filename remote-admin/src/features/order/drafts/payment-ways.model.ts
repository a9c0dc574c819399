import type { OrderDraft, PlanOffer, PlanOffers } from '@tessera/shared/contract';

/** How an order by staff is paid: by a link, it is paid already, or as a checkout would promise it. */
export type PaymentWay =
  | 'link'
  | 'paid:bank-transfer'
  | 'paid:cash'
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
  return [...by_link, 'paid:bank-transfer', 'paid:cash', ...promised];
}

/** As the API takes it. @param more.days for which a link is good @param more.plan code of a pay-later plan */
export function paymentOf(way: PaymentWay, { days, plan }: { days: number; plan?: string | undefined }): object {
  const [kind, method] = way.split(':');
  if (kind === 'link') return { way: 'link', days };
  return { way: kind, method, ...(method === 'pay-later' && plan !== undefined && { plan }) };
}

/** What costs nothing is paid, whichever way it is said. */
export const FREE: PaymentWay = 'paid:bank-transfer';

/** Those that staff can place an order by: the first part of others is paid by card, with the order. */
export const plansOfStaff = ({ plans }: PlanOffers): PlanOffer[] =>
  plans.filter(({ first_part_at_once }) => !first_part_at_once);

/** What a way to pay costs more, minor units without tax: money in hand costs nothing more. */
export function feeOf({ payment_offers }: Offers, way: PaymentWay): number {
  const [kind, method] = way.split(':');
  return kind === 'promised' ? (payment_offers.find(({ code }) => code === method)?.fee ?? 0) : 0;
}
