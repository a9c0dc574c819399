import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import { inPipeline } from '../../../infra/database/pipeline';
import { withTransaction } from '../../../infra/database/transaction';
import { reasonOf } from '../../../infra/basics/reason-of';
import type { NewPayment, PaymentOrders, PreparedPayment } from '../../orders/order/order-payments.port';
import type { LedgerService } from '../../pay-later/ledger/ledger.service';
import type { PayLaterService } from '../../pay-later/accounts/pay-later.service';
import type { CreditPayments } from '../../stored-values/ledger/credit-payments.service';
import { requireCardToken } from './card-token';
import type { TokenField } from './card-token';
import type { InstalmentMethod } from '../settings/instalment-methods.service';
import { nextCheck } from '../records/next-check';
import type { PaymentSettingsService } from '../settings/payment-settings.service';
import { stateOfFacts, statusOf } from '../records/payment-state';
import type { PaymentFact } from '../records/payment-state';
import { paymentsRepository } from '../records/payments.repository';
import type { PaymentRow } from '../records/payments.repository';
import type { StripeKeysService } from '../../stripe-keys/stripe-keys.service';
import { ProviderLate, ProviderRefused } from '../providers/provider';
import type { PaymentProvider, ProviderAnswer } from '../providers/provider';
import { isCard } from '../recording/recorder.service';
import type { RecorderService } from '../recording/recorder.service';
import type { TaskRunnerService } from '../recording/task-runner.service';

export interface StarterDeps extends Pick<Infra, 'db' | 'clock' | 'config' | 'logger'> {
  settings: Pick<PaymentSettingsService, 'get'>;
  ledger: LedgerService;
  payLater: Pick<PayLaterService, 'getPlan' | 'today'>;
  creditPayments: Pick<CreditPayments, 'spend'>;
  providerOf: (method: PaymentRow['method']) => PaymentProvider;
  recorder: RecorderService;
  tasks: TaskRunnerService;
  orders: PaymentOrders;
  stripeKeys: Pick<StripeKeysService, 'get'>;
}

export interface InstalmentOrder {
  instalment_id: string;
  order_id: string;
  order_number: string;
  user_id: string;
  method: InstalmentMethod;
  amount: number;
  currency: string;
  start_key: string | null;
  parent_id: string | null;
}

/** How an order is paid, before anybody is asked for it. */
export interface PreparedStart extends Omit<PreparedPayment, 'shown'> {
  /** sent by now, and to be waited for */
  row: Promise<PaymentRow>;
}

export type StarterService = ReturnType<typeof createStarter>;

type NewRow = Pick<PaymentRow, 'order_id' | 'order_number' | 'user_id' | 'purpose' | 'method' | 'amount' | 'currency'> &
  Partial<PaymentRow>;

/** A database or a provider that is restarted is back by then. */
const AGAIN_AFTER_MS = [250, 750, 2_000];
const CARD_MINUTES = 15;
const DAY_MINUTES = 24 * 60;
const authorised = (amount: number): PaymentFact[] => [{ kind: 'authorised', amount }];

/** The beginning of payments: their rows, and the first word with their provider. */
export function createStarter(deps: StarterDeps) {
  const { db, clock, config, logger, settings, ledger, payLater, creditPayments } = deps;
  const { providerOf, recorder, tasks, orders, stripeKeys } = deps;

  async function write(trx: Trx, payment: NewRow, facts: readonly PaymentFact[] = []): Promise<PaymentRow> {
    const now = clock.now();
    const id = newId();
    const stamps = { created_at: now, last_modified_at: now };
    const state = stateOfFacts(facts);
    const status = statusOf(state);
    const check_at = payment.amount === 0 ? null : nextCheck({ ...payment, ...stamps, status, checks: 0 }, now);
    const row = {
      status,
      authorised_amount: state.authorised,
      captured_amount: state.captured,
      parent_id: null,
      instalment_id: null,
      plan: null,
      start_key: null,
      provider_ref: null,
      sealed_action: null,
      failure: null,
      ...payment,
      id,
      check_at,
      ...stamps,
    };
    const [written] = await inPipeline(
      paymentsRepository.insert(trx, row),
      paymentsRepository.addFacts(trx, id, facts, 'shop', now),
    );
    return written;
  }

  const insert = async (trx: Trx, payment: NewRow): Promise<string> => (await write(trx, payment)).id;

  /** A token is one of the test gateway's; Stripe's card is entered after the order. */
  const firstInstalmentMethod = async (handle: Db | Trx, token: string | null): Promise<InstalmentMethod> =>
    (token === null || !config.test_cards) && (await stripeKeys.get(handle)) ? 'stripe' : 'test-card';

  /** Reserves the balance; a first instalment that is due at once waits for its card. */
  async function prepareLater(
    trx: Trx,
    { order_id, order_number, user_id, plan, amount, token }: NewPayment,
    payment: NewRow,
    token_field: TokenField,
  ): Promise<PreparedStart> {
    if (user_id === null) throw new AppError('payments.method_not_available.for_order');
    const snapshot = await payLater.getPlan(trx, plan, amount);
    const day = await payLater.today(trx);
    const { at_once } = await ledger.reserve(trx, { user_id, order_id, order_number, amount, plan: snapshot, day });
    if (at_once && (await firstInstalmentMethod(trx, token)) === 'test-card') requireCardToken(token, token_field);
    const row = write(trx, { ...payment, plan: snapshot.code }, at_once ? [] : authorised(amount));
    if (at_once) return { payment_status: 'awaiting', hold_minutes: CARD_MINUTES, open: false, row };
    return { payment_status: 'authorised', hold_minutes: null, open: true, row };
  }

  /** Taken at once, with the row of the credit locked. */
  async function prepareCredit(
    trx: Trx,
    { order_id, user_id, amount, currency }: NewPayment,
    payment: NewRow,
  ): Promise<PreparedStart> {
    if (user_id === null) throw new AppError('payments.method_not_available.for_order');
    await creditPayments.spend(trx, { user_id, order_id, amount, currency });
    const row = write(trx, payment, [{ kind: 'captured', amount }]);
    return { payment_status: 'paid', hold_minutes: null, open: true, row };
  }

  /** The part of an order that store credit pays with it, at once, where there is one; another way pays the rest. */
  async function takeCredit(
    trx: Trx,
    { order_id, order_number, user_id, currency, credit = 0 }: NewPayment,
  ): Promise<void> {
    if (user_id === null) throw new AppError('payments.method_not_available.for_order');
    await creditPayments.spend(trx, { user_id, order_id, amount: credit, currency });
    const part = { order_id, order_number, user_id, purpose: 'credit', method: 'store-credit', currency } as const;
    await write(trx, { ...part, amount: credit }, [{ kind: 'captured', amount: credit }]);
  }

  /** Ways to pay that the shop keeps the books of itself. */
  const OWN: Partial<Record<PaymentRow['method'], typeof prepareLater>> = {
    'pay-later': prepareLater,
    'store-credit': prepareCredit,
  };

  async function prepare(
    trx: Trx,
    order: NewPayment,
    start_key: string | null = null,
    purpose: 'order' | 'difference' = 'order',
  ): Promise<PreparedStart> {
    const { order_id, order_number, user_id, method, plan, amount, currency, token } = order;
    const token_field = start_key === null ? 'payment.token' : 'token';
    const payment = {
      order_id,
      order_number,
      user_id,
      purpose,
      method,
      plan,
      amount,
      currency,
      start_key,
    };
    if (amount === 0) {
      const row = write(trx, { ...payment, status: 'paid' });
      return { payment_status: 'paid', hold_minutes: null, open: true, row };
    }
    const prepareOwn = OWN[method];
    if (prepareOwn) return prepareOwn(trx, order, payment, token_field);
    if (method === 'test-card') requireCardToken(token, token_field);
    if (method === 'cash-on-delivery') {
      const row = write(trx, payment, authorised(amount));
      return { payment_status: 'authorised', hold_minutes: null, open: true, row };
    }
    const days = method === 'bank-transfer' ? (await settings.get(trx)).bank_transfer.days : 0;
    const hold_minutes = method === 'bank-transfer' ? days * DAY_MINUTES : CARD_MINUTES;
    return { payment_status: 'awaiting', hold_minutes, open: false, row: write(trx, payment) };
  }

  /** What the provider says; a refusal is a fact like any other. */
  async function ask(payment: PaymentRow, token: string | null): Promise<ProviderAnswer> {
    try {
      return await providerOf(payment.method).authorise(payment, { token });
    } catch (error) {
      if (error instanceof ProviderRefused) return { facts: [{ kind: 'failed', reason: error.reason }] };
      throw error;
    }
  }

  /**
   * Asks the provider, and again when the call or our own note of it fails at once: the token is kept nowhere, so nobody
   * else can ask later. A decline, or a provider that is away, is written down and not thrown.
   */
  async function attempt(payment: PaymentRow, token: string | null): Promise<void> {
    for (const wait of [...AGAIN_AFTER_MS, null]) {
      try {
        await recorder.record(payment, await ask(payment, token), 'answer');
        break;
      } catch (error) {
        if (wait !== null && !(error instanceof ProviderLate)) {
          await sleep(wait);
          continue;
        }
        // It may have happened or not: a message or a question will tell.
        logger.warn({ reason: reasonOf(error), payment: payment.id }, 'a payment provider gave no answer');
        break;
      }
    }
    await tasks.tryForOrder(payment.order_id);
  }

  /** The first instalment of a plan is paid by card, as a payment of its own that the order's payment waits for. */
  async function startFirstInstalment(payment: PaymentRow, token: string | null): Promise<void> {
    const first_id = await withTransaction(db, async (trx) => {
      await orders.lock(trx, payment.order_id);
      const [known] = await paymentsRepository.listInstalments(trx, [payment.id]);
      if (known) return known.id;
      const { order_id, order_number, user_id, amount, plan, currency } = payment;
      // The order may have ended since its payment was read: then nothing is reserved any more.
      const now = await paymentsRepository.find(trx, payment.id);
      if (user_id === null || now?.status !== 'pending') return undefined;
      const snapshot = await payLater.getPlan(trx, plan, amount);
      const day = await payLater.today(trx);
      const { at_once } = await ledger.reserve(trx, { user_id, order_id, order_number, amount, plan: snapshot, day });
      if (!at_once) return undefined;
      const method = await firstInstalmentMethod(trx, token);
      return insertInstalment(trx, {
        instalment_id: at_once.instalment_id,
        parent_id: payment.id,
        start_key: null,
        order_id,
        order_number,
        user_id,
        method,
        amount: at_once.amount,
        currency,
      });
    });
    const first = first_id === undefined ? undefined : await paymentsRepository.find(db, first_id);
    if (first && first.status === 'pending' && first.provider_ref === null) await attempt(first, token);
  }

  const insertInstalment = (trx: Trx, instalment: InstalmentOrder): Promise<string> =>
    insert(trx, { ...instalment, purpose: 'instalment' });

  return {
    insert,
    prepare,
    takeCredit,
    insertInstalment,
    attempt,

    /** Begins the payment that this key stands for, else an order's latest, unless that was done under another key. */
    async begin(order_id: string, key: string, token: string | null): Promise<PaymentRow | undefined> {
      const known = await paymentsRepository.findByKey(db, order_id, key);
      const payment = known ?? (await paymentsRepository.listOfOrder(db, order_id)).at(-1);
      const fresh = payment?.status === 'pending' && payment.provider_ref === null;
      const by_card = fresh && (isCard(payment) || payment.method === 'pay-later');
      if (!by_card || !(await paymentsRepository.claim(db, payment.id, key))) return payment;
      await (isCard(payment) ? attempt(payment, token) : startFirstInstalment(payment, token));
      return paymentsRepository.find(db, payment.id);
    },
  };
}
