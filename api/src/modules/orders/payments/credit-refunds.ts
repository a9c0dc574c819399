import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import type { CreditPayments } from '../../stored-values/ledger/credit-payments.service';
import type { OrderRow } from '../order/orders.repository';
import { refundsRepository } from '../order/refunds.repository';
import type { createSettledRefunds } from './settled-refunds';

interface CreditRefundsDeps extends Pick<Infra, 'clock'> {
  settledRefunds: Pick<ReturnType<typeof createSettledRefunds>, 'addRefunded'>;
  creditPayments: Pick<CreditPayments, 'refund'>;
}

interface CreditRefund {
  /** minor units, no more than can be given back */
  amount: number;
  reason: string;
  /** JSON of the pieces that it is for */
  items: string;
  /** of `amount`, what was left on the gift cards that it ends */
  gift_cards: number;
}

/**
 * Whose store credit it is when what goes back of an order becomes that. A plan follows refunds of its own payment alone.
 * @throws AppError `orders.not_possible` for an order of no account, or one that is paid in parts
 */
export function creditOwnerOf({ user_id, payment_method }: Pick<OrderRow, 'user_id' | 'payment_method'>): string {
  if (user_id === null || payment_method === 'pay-later') throw new AppError('orders.not_possible.refund_credit');
  return user_id;
}

/** Refunds that are the buyer's store credit: the shop's own, so that they are done with the transaction that writes them. */
export function createCreditRefunds({ clock, settledRefunds, creditPayments }: CreditRefundsDeps) {
  /** @throws AppError as `creditOwnerOf` */
  return async (trx: Trx, row: OrderRow, { amount, reason, items, gift_cards }: CreditRefund): Promise<void> => {
    const user_id = creditOwnerOf(row);
    const now = clock.now();
    const ids = { id: newId(), order_id: row.id, payment_id: null };
    const refund = { ...ids, amount, reason, purpose: 'refund', made: 'credit' } as const;
    await refundsRepository.insert(trx, {
      ...refund,
      items,
      gift_cards,
      state: 'done',
      created_at: now,
      settled_at: now,
    });
    await refundsRepository.follow(trx, refund);
    await creditPayments.refund(trx, { user_id, currency: row.currency, order_id: row.id, amount, key: refund.id });
    await settledRefunds.addRefunded(trx, row, refund);
  };
}
