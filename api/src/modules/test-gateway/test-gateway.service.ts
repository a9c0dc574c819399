import { randomBytes } from 'node:crypto';
import type { Static } from 'typebox';
import { AppError, notValid } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import type { Language } from '../../core/languages';
import { cardBrandName } from '../../presenters/words/card-brand-words';
import { createSecretBox } from '../../infra/basics/secret-box';
import { withTransaction } from '../../infra/database/transaction';
import { createGatewayMessages } from './gateway-messages';
import { GatewayRefused, presentGatewayPayment } from './gateway-payment';
import type { GatewayPayment } from './gateway-payment';
import { isSigned, signWebhook } from './signature';
import { CONFIRMATION_CODE, declineOf, readCard } from './test-cards';
import type { CardFound } from './test-cards';
import { testGatewayRepository as repository } from './test-gateway.repository';
import type { GatewayMessage, GatewayPaymentRow } from './test-gateway.repository';
import type { TestCardBody, TestCardToken } from './test-gateway.schemas';

export { GatewayRefused } from './gateway-payment';
export type { GatewayEvent, GatewayPayment } from './gateway-payment';
export { SIGNATURE_HEADER } from './signature';

export type TestGatewayService = ReturnType<typeof createTestGatewayService>;
export type TestGatewayDeps = Pick<Infra, 'db' | 'clock' | 'config' | 'queue' | 'logger'>;

export interface TestGatewayTimes {
  /** how long the slow card keeps its caller waiting */
  slow_ms: number;
  /** how long a message may take to be taken */
  delivery_ms: number;
}

const TIMES: TestGatewayTimes = { slow_ms: 6000, delivery_ms: 5000 };
const TOKEN_MS = 30 * 60_000;
const KEEP_MS = 7 * 24 * 3600_000;
const WRONG_CODES = 3;

/**
 * A payment gateway of the shop's own, for tests and demos: it has its own books and tells what happens by signed
 * messages over HTTP, late, twice or never, as the card says (README.md beside this file).
 */
export function createTestGatewayService(
  { db, clock, config, queue, logger }: TestGatewayDeps,
  { slow_ms, delivery_ms }: TestGatewayTimes = TIMES,
) {
  const secret = createSecretBox(config.shop_secret, 'test-gateway').mac(Buffer.from('webhooks'));
  const newNumber = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;
  const messages = createGatewayMessages({ db, clock, config, queue, logger, secret, newNumber, delivery_ms });

  async function present(trx: Trx, id: string): Promise<GatewayPayment> {
    const row = await repository.findPayment(trx, id);
    if (!row) throw new GatewayRefused('no_such_payment');
    return presentGatewayPayment(row, await repository.listRefunds(trx, id));
  }

  /** Does a call once for its key; answers the payment as it is now either way. */
  async function once(
    trx: Trx,
    call: { key: string; kind: 'capture' | 'cancel' | 'refund'; id: string; amount?: number },
    work: (row: GatewayPaymentRow) => Promise<void>,
  ): Promise<GatewayPayment> {
    const { key, kind, id, amount = 0 } = call;
    await repository.lockKey(trx, key);
    if (await repository.findCall(trx, key)) return present(trx, id);
    const row = await repository.lockPayment(trx, id);
    if (!row) throw new GatewayRefused('no_such_payment');
    await work(row);
    await repository.insertCall(trx, { key, payment_id: id, kind, amount, created_at: clock.now() });
    const payment = await present(trx, id);
    await messages.tell(trx, payment, row.scenario);
    return payment;
  }

  const update = (trx: Trx, id: string, values: Partial<GatewayPaymentRow>): Promise<void> =>
    repository.updatePayment(trx, id, { ...values, last_modified_at: clock.now() });

  async function open(
    trx: Trx,
    order: NewGatewayPayment,
  ): Promise<{ payment: GatewayPayment; scenario: string; message?: GatewayMessage }> {
    const { key, reference, token, amount, currency } = order;
    await repository.lockKey(trx, key);
    const call = await repository.findCall(trx, key);
    if (call) return { payment: await present(trx, call.payment_id), scenario: 'approved' };
    const now = clock.now();
    const card = await repository.useToken(trx, token, now);
    if (!card) throw new GatewayRefused('token_not_valid');
    const { scenario } = card;
    const decline_code = declineOf(scenario);
    const undeclined = scenario === 'needs_confirmation' ? 'requires_confirmation' : 'authorised';
    const state = decline_code === null ? undeclined : 'declined';
    const id = newNumber('pay');
    const stamps = { created_at: now, last_modified_at: now };
    await repository.insertPayment(trx, { ...card, id, reference, amount, currency, state, decline_code, ...stamps });
    await repository.insertCall(trx, { key, payment_id: id, kind: 'authorise', amount, created_at: now });
    const payment = await present(trx, id);
    return { payment, scenario, message: await messages.tell(trx, payment, scenario) };
  }

  return {
    /** @throws AppError `validation.failed` by field */
    async createToken(card: Static<typeof TestCardBody>, language: Language): Promise<Static<typeof TestCardToken>> {
      if (!config.test_cards) throw new AppError('payments.method_not_available.test_cards');
      const now = clock.now();
      const found = readCard(card, now);
      if (!isFound(found)) throw notValid(found);
      const token = newNumber('tok');
      const times = { created_at: now, expires_at: new Date(now.getTime() + TOKEN_MS), used_at: null };
      await repository.insertToken(db, { token, ...found, ...times });
      return { token, brand: found.brand, brand_name: cardBrandName(found.brand, language), last4: found.last4 };
    },

    /** Reserves money on a card. @throws GatewayRefused `token_not_valid` */
    async authorise(order: NewGatewayPayment): Promise<GatewayPayment> {
      const { payment, scenario, message } = await withTransaction(db, (trx) => open(trx, order));
      if (scenario === 'webhook_first' && message) await messages.deliverNow(message);
      if (scenario === 'slow_answer' || scenario === 'webhook_never') {
        await new Promise((resolve) => setTimeout(resolve, slow_ms).unref());
      }
      return payment;
    },

    /** A payment of the past in the books, of which nothing is told. @returns its number */
    async addCaptured(trx: Trx, { reference, amount, currency }: Omit<NewGatewayPayment, 'key' | 'token'>) {
      const id = newNumber('pay');
      const now = clock.now();
      const row = { id, reference, scenario: 'approved', amount, currency, captured_amount: amount };
      const stamps = { created_at: now, last_modified_at: now };
      await repository.insertPayment(trx, { ...row, state: 'captured', decline_code: null, ...stamps });
      return id;
    },

    /** What the buyer's bank asks for; the third wrong code declines the payment. */
    confirm: (id: string, code: string): Promise<GatewayPayment> =>
      withTransaction(db, async (trx) => {
        const row = await repository.lockPayment(trx, id);
        if (!row) throw new GatewayRefused('no_such_payment');
        if (row.state !== 'requires_confirmation') return present(trx, id);
        if (code.trim() === CONFIRMATION_CODE) {
          await update(trx, id, { state: 'authorised' });
        } else {
          const wrong_codes = row.wrong_codes + 1;
          const given_up = { state: 'declined' as const, decline_code: 'authentication_failed' };
          await update(trx, id, { wrong_codes, ...(wrong_codes >= WRONG_CODES ? given_up : {}) });
        }
        const payment = await present(trx, id);
        if (payment.status !== 'requires_confirmation') await messages.tell(trx, payment, row.scenario);
        return payment;
      }),

    /** @param taken minor units; without, or where it is more: what is authorised @throws GatewayRefused `not_authorised` */
    capture: (key: string, id: string, taken = Number.MAX_SAFE_INTEGER): Promise<GatewayPayment> =>
      withTransaction(db, (trx) =>
        once(trx, { key, kind: 'capture', id }, async ({ state, amount }) => {
          if (state === 'captured') return;
          if (state !== 'authorised') throw new GatewayRefused('not_authorised');
          await update(trx, id, { state: 'captured', captured_amount: Math.min(taken, amount) });
        }),
      ),

    /** Leaves a payment that has been taken as it is. */
    cancel: (key: string, id: string): Promise<GatewayPayment> =>
      withTransaction(db, (trx) =>
        once(trx, { key, kind: 'cancel', id }, async ({ state }) => {
          if (state === 'captured' || state === 'declined') return;
          await update(trx, id, { state: 'cancelled' });
        }),
      ),

    /** @throws GatewayRefused `too_much` when more would go back than was taken */
    refund: (key: string, id: string, amount: number): Promise<GatewayPayment> =>
      withTransaction(db, (trx) =>
        once(trx, { key, kind: 'refund', id, amount }, async ({ captured_amount, refunded_amount }) => {
          if (refunded_amount + amount > captured_amount) throw new GatewayRefused('too_much');
          await update(trx, id, { refunded_amount: refunded_amount + amount });
        }),
      ),

    /** By its own number, or by the merchant's. */
    async find(search: { id: string } | { reference: string }): Promise<GatewayPayment | undefined> {
      const row = await ('id' in search
        ? repository.findPayment(db, search.id)
        : repository.findByReference(db, search.reference));
      return row && presentGatewayPayment(row, await repository.listRefunds(db, row.id));
    },

    deliverDue: messages.deliverDue,

    /** Hands messages over in this process. */
    work: messages.work,

    /** Whether a message is this gateway's, whole and of the last five minutes. */
    isGenuine: (body: Buffer, signature: string | undefined, now: Date): boolean =>
      isSigned(secret, body, signature, now),

    /** The signature that a message of this gateway has. */
    sign: (body: string | Buffer): string => signWebhook(secret, body, clock.now()),

    removeOld: (): Promise<void> => {
      const now = clock.now();
      return repository.removeOld(db, now, new Date(now.getTime() - KEEP_MS));
    },
  };
}

export interface NewGatewayPayment {
  /** a repetition has the same */
  key: string;
  /** the merchant's own number */
  reference: string;
  token: string;
  /** minor units */
  amount: number;
  currency: string;
}

function isFound(found: object): found is CardFound {
  return 'scenario' in found;
}
