import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { withTransaction } from '../../../infra/database/transaction';
import type { Language } from '../../../core/languages';
import type { PaymentView } from '../../../schemas/payment';
import type { PaymentOrders } from '../../orders/order/order-payments.port';
import type { LedgerService } from '../../pay-later/ledger/ledger.service';
import type { StoreService } from '../../store/store.service';
import { requireCardToken } from './card-token';
import type { InstalmentMethod, InstalmentMethodsService } from '../settings/instalment-methods.service';
import { paymentTasksRepository } from '../records/payment-tasks.repository';
import { paymentsRepository } from '../records/payments.repository';
import type { PaymentRow } from '../records/payments.repository';
import type { PaymentPresenter } from '../recording/present-payment.service';
import type { StarterService } from './starter.service';

export interface InstalmentPaymentsDeps extends Pick<Infra, 'db'> {
  ledger: LedgerService;
  instalmentMethods: Pick<InstalmentMethodsService, 'codes'>;
  starter: Pick<StarterService, 'insertInstalment' | 'attempt'>;
  presenter: Pick<PaymentPresenter, 'one'>;
  store: Pick<StoreService, 'getCurrency'>;
  orders: PaymentOrders;
}

export interface InstalmentAttempt {
  /** minor units; null: what is open of the instalment */
  amount: number | null;
  method: InstalmentMethod;
  token: string | null;
  /** the payer's Idempotency-Key */
  key: string;
  language: Language;
}

export type InstalmentPaymentsService = ReturnType<typeof createInstalmentPaymentsService>;

/** Paying an instalment: now, early or in part. */
export function createInstalmentPaymentsService(deps: InstalmentPaymentsDeps) {
  const { db, instalmentMethods, ledger, starter, presenter, store, orders } = deps;

  async function requireMethod(method: InstalmentMethod): Promise<void> {
    if ((await instalmentMethods.codes()).includes(method)) return;
    throw new AppError('payments.method_not_available');
  }

  /** The payment's row; the same key makes one. */
  async function open(id: string, user_id: string, attempt: InstalmentAttempt): Promise<string> {
    const currency = await store.getCurrency();
    const found = await ledger.getInstalment(db, id, user_id);
    return withTransaction(db, async (trx) => {
      await orders.lock(trx, found.order_id);
      const known = await paymentsRepository.findByKey(trx, found.order_id, attempt.key);
      if (known) return sameRequest(known, id, attempt);
      const whole = await ledger.lockOpen(trx, found.order_id);
      const { open, order_id, order_number } = await ledger.getInstalment(trx, id, user_id);
      const under_way = await paymentTasksRepository.sumCapturesUnderWay(trx, order_id);
      const amount = attempt.amount ?? open;
      if (amount <= 0 || whole - under_way <= 0) {
        throw new AppError('pay_later.nothing_open');
      }
      if (amount > whole - under_way) {
        throw new AppError('validation.failed.amount_not_open', {}, { field: 'amount' });
      }
      if (attempt.method === 'test-card') requireCardToken(attempt.token, 'token');
      return starter.insertInstalment(trx, {
        instalment_id: id,
        order_id,
        order_number,
        user_id,
        amount,
        currency,
        method: attempt.method,
        start_key: attempt.key,
        parent_id: null,
      });
    });
  }

  return {
    /**
     * Pays an instalment or a part of it; what is more than it goes to the next ones of the same order.
     * @throws AppError `pay_later.instalment_not_found`, `pay_later.nothing_open`, `payments.method_not_available`,
     * `validation.failed` (too much, or no token), `idempotency.mismatch`
     */
    async pay(id: string, user_id: string, attempt: InstalmentAttempt): Promise<PaymentView> {
      await requireMethod(attempt.method);
      const payment_id = await open(id, user_id, attempt);
      const payment = await paymentsRepository.find(db, payment_id);
      if (payment?.status === 'pending' && payment.provider_ref === null) await starter.attempt(payment, attempt.token);
      const row = await paymentsRepository.find(db, payment_id);
      if (!row) throw new AppError('payments.not_found');
      return presenter.one(row, attempt.language);
    },
  };
}

/** The payment that this key began before. @throws AppError `idempotency.mismatch` where it was for something else */
function sameRequest(known: PaymentRow, instalment_id: string, { amount, method }: InstalmentAttempt): string {
  const same = known.instalment_id === instalment_id && known.method === method;
  if (same && (amount === null || amount === known.amount)) return known.id;
  throw new AppError('idempotency.mismatch');
}
