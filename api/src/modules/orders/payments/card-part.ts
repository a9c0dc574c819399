import type { OrderRow } from '../order/orders.repository';
import type { RefundRow } from '../order/refunds.repository';

/**
 * What of a refund is for gift cards, minor units: what was ended for it, and whatever goes beyond what is left of the goods,
 * as where all of a mixed order is given back at the provider. Sales and taxes know of the rest alone. Pure.
 * @param refunds the order's, without this one
 * @param ended what was left on the cards that it ends, minor units
 */
export function cardPartOf(
  { total, gift_cards }: Pick<OrderRow, 'total' | 'gift_cards'>,
  refunds: readonly Pick<RefundRow, 'amount' | 'gift_cards' | 'purpose' | 'state'>[],
  { amount, ended = 0 }: { amount: number; ended?: number },
): number {
  if (gift_cards === 0) return 0;
  const before = refunds
    .filter(({ purpose, state }) => purpose === 'refund' && state !== 'failed')
    .reduce((sum, refund) => sum + refund.amount - refund.gift_cards, 0);
  const goods_left = Math.max(0, total - gift_cards - before);
  return Math.min(amount, Math.max(ended, amount - goods_left));
}
