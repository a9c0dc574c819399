import { AppError } from '../../../errors/errors';
import type { Trx } from '../../../infra/database/db';
import type { MoneyTrouble, PaymentOrders } from '../../orders/order/order-payments.port';
import type { LedgerService } from '../../pay-later/ledger/ledger.service';
import { paymentTasksRepository } from '../records/payment-tasks.repository';
import { paymentsRepository } from '../records/payments.repository';
import type { RecorderService } from '../recording/recorder.service';
import type { StarterService } from './starter.service';

export interface HandPaymentsDeps {
  ledger: Pick<LedgerService, 'lockOpen'>;
  starter: Pick<StarterService, 'insert'>;
  recorder: Pick<RecorderService, 'recordIn' | 'note' | 'settleOrder'>;
  orders: Pick<PaymentOrders, 'lock' | 'tellTrouble'>;
}

/** Money for an instalment that staff say has come. */
export interface HandPayment {
  instalment_id: string;
  order_id: string;
  order_number: string;
  user_id: string | null;
  method: 'bank-transfer' | 'cash';
  /** minor units */
  amount: number;
  currency: string;
}

export type HandPaymentsService = ReturnType<typeof createHandPayments>;

/**
 * Instalments that are paid past every provider, as staff note them. A payment of its own stands for each, so that what was
 * paid into a plan is what its payments come to, and is given back as all others are.
 */
export function createHandPayments({ ledger, starter, recorder, orders }: HandPaymentsDeps) {
  return {
    /**
     * Locks the order before its account, as everybody does.
     * @throws AppError `pay_later.not_begun` while its first instalment is being paid, and it may come to nothing
     */
    async lockOrder(trx: Trx, order_id: string): Promise<void> {
      const order = await orders.lock(trx, order_id);
      if (order?.status === 'awaiting_payment') throw new AppError('pay_later.not_begun');
    },

    /** What is open of an order's plan and is not being taken right now, minor units; the order is locked. */
    lockFree: async (trx: Trx, order_id: string): Promise<number> =>
      (await ledger.lockOpen(trx, order_id)) - (await paymentTasksRepository.sumCapturesUnderWay(trx, order_id)),

    /** Notes one, at most `lockFree`, with the order locked. @returns the payment's id */
    async receive(trx: Trx, { amount, ...payment }: HandPayment): Promise<string> {
      const id = await starter.insert(trx, { ...payment, amount, purpose: 'instalment' });
      await recorder.recordIn(trx, id, { facts: [{ kind: 'captured', amount }] }, 'staff');
      return id;
    },

    /**
     * It had not come after all; the plan is the caller's to change.
     * @param key stands for this deed: the same one is noted once
     * @throws AppError `pay_later.not_reversible` where something of it went back, or is to
     */
    async takeBack(trx: Trx, payment_id: string, key: string): Promise<void> {
      const payment = await paymentsRepository.find(trx, payment_id);
      const isWhole = (await paymentTasksRepository.sumRefunds(trx, payment_id)) === 0;
      if (!payment || !isWhole) throw new AppError('pay_later.not_reversible');
      const fact = { kind: 'refunded' as const, key: `reversal:${key}`, amount: payment.amount };
      await recorder.note(trx, payment_id, { facts: [fact] }, 'staff');
    },

    /**
     * Something of a plan is owed again. An order that was paid by it stays so, as after a dispute that was lost: staff are
     * told.
     */
    async tellReopened(trx: Trx, told: Omit<MoneyTrouble, 'event'>): Promise<void> {
      const payments = await paymentsRepository.listOfOrder(trx, told.order_id);
      const isSettled = payments.some(({ method, captured_amount }) => method === 'pay-later' && captured_amount > 0);
      if (isSettled) await orders.tellTrouble(trx, { ...told, event: 'instalment_returned' });
    },

    /** Nothing is open of its plan any more: the order is paid, unless something of it was written off. */
    settle: (trx: Trx, order_id: string): Promise<void> => recorder.settleOrder(trx, order_id),
  };
}
