import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import type { Language } from '../../../core/languages';
import type { OrderPaymentView, PaymentView } from '../../../schemas/payment';
import type { StripeKeysService } from '../../stripe-keys/stripe-keys.service';
import { cardBrandName } from '../../../presenters/words/card-brand-words';
import { cardsOffMessage, failureMessage, waitingMessage } from '../records/failure-messages';
import type { PaymentSettingsService } from '../settings/payment-settings.service';
import { paymentTasksRepository } from '../records/payment-tasks.repository';
import type { TaskRow } from '../records/payment-tasks.repository';
import { noAnswerMessage, troubleMessage } from '../records/trouble-messages';
import { paymentsRepository } from '../records/payments.repository';
import type { PaymentRow } from '../records/payments.repository';
import type { RecorderService } from './recorder.service';

export interface PresenterDeps extends Pick<Infra, 'db'> {
  stripeKeys: Pick<StripeKeysService, 'get'>;
  settings: Pick<PaymentSettingsService, 'get'>;
  recorder: Pick<RecorderService, 'openAction'>;
}

export type PaymentPresenter = ReturnType<typeof createPaymentPresenter>;

/** In which states of which payments the buyer has something to do. */
const TO_BE_DONE: Partial<Record<PaymentRow['method'], PaymentRow['status'][]>> = {
  'test-card': ['needs_confirmation'],
  stripe: ['pending', 'failed', 'needs_confirmation'],
  'bank-transfer': ['pending'],
};

/** The buyer would have to enter a card at Stripe. */
const waitsForStripe = ({ method, status, sealed_action }: PaymentRow): boolean =>
  method === 'stripe' && sealed_action !== null && (TO_BE_DONE.stripe?.includes(status) ?? false);

/** Why money that is reserved could not be taken so far; null where nobody tried in vain. */
function captureTrouble(task: TaskRow | undefined, language: Language): OrderPaymentView['capture_trouble'] {
  if (!task || (task.state === 'wanted' && task.attempts === 0) || task.state === 'done') return null;
  const { state, attempts, try_at, last_error } = task;
  const refused = state === 'refused';
  return {
    message: refused ? troubleMessage(last_error ?? '', language) : noAnswerMessage(language),
    attempts,
    next_try_at: refused ? null : try_at.toISOString(),
  };
}

/** Payments as their buyers see them: how they stand, and what is to be done now. */
export function createPaymentPresenter({ db, settings, stripeKeys, recorder }: PresenterDeps) {
  /** None while there are no keys: nobody can pay by it then. */
  async function stripeAction(handle: Db | Trx, { sealed_action }: PaymentRow): Promise<PaymentView['action']> {
    const keys = await stripeKeys.get(handle);
    if (!sealed_action || !keys) return null;
    const client_secret = recorder.openAction(sealed_action);
    return { kind: 'stripe', client_secret, public_key: keys.publishable_key };
  }

  async function transferAction(handle: Db | Trx, { order_number }: PaymentRow): Promise<PaymentView['action']> {
    const { holder, iban, bic } = (await settings.get(handle)).bank_transfer;
    return { kind: 'transfer', bank: { holder, iban, bic, reference: order_number } };
  }

  /** What the buyer has to do now, if anything. */
  async function actionOf(
    handle: Db | Trx,
    row: PaymentRow,
    instalment: PaymentRow | undefined,
  ): Promise<PaymentView['action']> {
    const { id, method, status } = row;
    // The first instalment of a plan is what has to be done about the whole.
    if (method === 'pay-later')
      return instalment && status !== 'authorised' ? actionOf(handle, instalment, undefined) : null;
    if (!TO_BE_DONE[method]?.includes(status)) return null;
    if (method === 'test-card') return { kind: 'confirm', confirm_url: `/payments/${id}/confirm` };
    return method === 'stripe' ? stripeAction(handle, row) : transferAction(handle, row);
  }

  function messageOf({ status, failure, method, start_key }: PaymentRow, language: Language): string | null {
    if ((status === 'failed' || status === 'cancelled') && failure !== null) return failureMessage(failure, language);
    const asked = status === 'pending' && method === 'test-card' && start_key !== null;
    return asked ? waitingMessage(language) : null;
  }

  async function present(
    handle: Db | Trx,
    row: PaymentRow,
    instalment: PaymentRow | undefined,
    language: Language,
  ): Promise<PaymentView> {
    const { id, method, status, amount } = row;
    const { card_brand: brand, card_last4: last4 } = instalment ?? row;
    const action = await actionOf(handle, row, instalment);
    const isCardsOff = action === null && waitsForStripe(instalment ?? row);
    return {
      id,
      method,
      status,
      amount,
      ...(brand !== null &&
        last4 !== null && {
          card: { brand, brand_name: cardBrandName(brand, language), last4 },
        }),
      message: messageOf(row, language) ?? (isCardsOff ? cardsOffMessage(language) : null),
      action,
    };
  }

  return {
    async one(row: PaymentRow, language: Language, handle: Db | Trx = db): Promise<PaymentView> {
      const instalments = row.method === 'pay-later' ? await paymentsRepository.listInstalments(handle, [row.id]) : [];
      return present(handle, row, instalments.at(-1), language);
    },

    /** All payments of an order as staff see them, oldest first. */
    async all(handle: Db | Trx, order_id: string, language: Language): Promise<OrderPaymentView[]> {
      const rows = await paymentsRepository.listAllOfOrder(handle, order_id);
      const captures = await paymentTasksRepository.listCaptures(
        handle,
        rows.map(({ id }) => id),
      );
      const troubleOf = (id: string) => captures.find(({ payment_id }) => payment_id === id);
      return rows.map(({ id, purpose, method, status, failure, created_at, ...row }) => ({
        id,
        purpose,
        method,
        status,
        amount: row.amount,
        authorised_amount: row.authorised_amount,
        captured_amount: row.captured_amount,
        refunded_amount: row.refunded_amount,
        message: failure === null ? null : failureMessage(failure, language),
        capture_trouble: status === 'authorised' ? captureTrouble(troubleOf(id), language) : null,
        created_at: created_at.toISOString(),
      }));
    },

    /** The latest payment of each order that has one. */
    async latest(
      handle: Db | Trx,
      order_ids: readonly string[],
      language: Language,
    ): Promise<Map<string, PaymentView>> {
      if (order_ids.length === 0) return new Map();
      const rows = await paymentsRepository.listLatest(handle, order_ids);
      const later = rows.filter(({ method }) => method === 'pay-later').map(({ id }) => id);
      const instalments = later.length === 0 ? [] : await paymentsRepository.listInstalments(handle, later);
      const views = await Promise.all(
        rows.map(async (row) => {
          const instalment = instalments.findLast(({ parent_id }) => parent_id === row.id);
          return [row.order_id, await present(handle, row, instalment, language)] as const;
        }),
      );
      return new Map(views);
    },
  };
}
