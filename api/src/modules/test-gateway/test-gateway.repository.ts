import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { compiledOnce } from '../../infra/database/compiled-once';
import type { Db, Trx } from '../../infra/database/db';
import { outboxRows } from '../../infra/queue/outbox-rows';
import type {
  TestGatewayCallsTable,
  TestGatewayEventsTable,
  TestGatewayPaymentsTable,
  TestGatewayTokensTable,
} from '../../infra/database/tables/payments';

export type GatewayPaymentRow = Selectable<TestGatewayPaymentsTable>;
export type GatewayCallRow = Selectable<TestGatewayCallsTable>;

export type GatewayMessage = Pick<Selectable<TestGatewayEventsTable>, 'id' | 'body'>;

/** A message that is due; `tries`: how often somebody began with it before. */
export type DueMessage = GatewayMessage & Pick<Selectable<TestGatewayEventsTable>, 'copies' | 'tries'>;

/** The gateway's own books. */
export const testGatewayRepository = {
  async insertToken(db: Db, token: Insertable<TestGatewayTokensTable>): Promise<void> {
    await db.insertInto('test_gateway_tokens').values(token).execute();
  },

  /** The scenario of a token that was good until now; it is good once. */
  useToken: (trx: Trx, token: string, now: Date) =>
    trx
      .updateTable('test_gateway_tokens')
      .set({ used_at: now })
      .where('token', '=', token)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['scenario', 'brand', 'last4'])
      .executeTakeFirst(),

  async insertPayment(trx: Trx, payment: Insertable<TestGatewayPaymentsTable>): Promise<void> {
    await trx.insertInto('test_gateway_payments').values(payment).execute();
  },

  lockPayment: (trx: Trx, id: string): Promise<GatewayPaymentRow | undefined> =>
    trx.selectFrom('test_gateway_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  findPayment: (db: Db | Trx, id: string): Promise<GatewayPaymentRow | undefined> =>
    db.selectFrom('test_gateway_payments').selectAll().where('id', '=', id).executeTakeFirst(),

  findByReference: (db: Db, reference: string): Promise<GatewayPaymentRow | undefined> =>
    db
      .selectFrom('test_gateway_payments')
      .selectAll()
      .where('reference', '=', reference)
      .orderBy('created_at', 'desc')
      .executeTakeFirst(),

  async updatePayment(trx: Trx, id: string, values: Updateable<TestGatewayPaymentsTable>): Promise<void> {
    await trx.updateTable('test_gateway_payments').set(values).where('id', '=', id).execute();
  },

  /** Lets nobody else use this key until the transaction ends, so that its first call is done once. */
  async lockKey(trx: Trx, key: string): Promise<void> {
    await trx
      .selectNoFrom((eb) =>
        eb.fn('pg_advisory_xact_lock', [eb.fn('hashtextextended', [eb.val(key), eb.lit(0)])]).as('locked'),
      )
      .execute();
  },

  findCall: (trx: Trx, key: string): Promise<GatewayCallRow | undefined> =>
    trx.selectFrom('test_gateway_calls').selectAll().where('key', '=', key).executeTakeFirst(),

  async insertCall(trx: Trx, call: Insertable<TestGatewayCallsTable>): Promise<void> {
    await trx.insertInto('test_gateway_calls').values(call).execute();
  },

  listRefunds: (db: Db | Trx, payment_id: string): Promise<GatewayCallRow[]> =>
    db
      .selectFrom('test_gateway_calls')
      .selectAll()
      .where('payment_id', '=', payment_id)
      .where('kind', '=', 'refund')
      .orderBy('created_at')
      .execute(),

  async insertMessage(trx: Trx, message: Insertable<TestGatewayEventsTable>): Promise<void> {
    await trx.insertInto('test_gateway_events').values(message).execute();
  },

  messages: outboxRows<DueMessage>('test_gateway_events', ['id', 'body', 'copies']),

  /** They were taken. */
  async settleMessages(db: Db, ids: readonly string[], now: Date): Promise<void> {
    if (ids.length > 0) await settleAll(db, { ids, now });
  },

  async removeOld(db: Db, now: Date, before: Date): Promise<void> {
    await db.deleteFrom('test_gateway_tokens').where('expires_at', '<', now).execute();
    await db.deleteFrom('test_gateway_events').where('created_at', '<', before).execute();
  },
};

const settleAll = compiledOnce(
  (_db, { ids, now }: { ids: readonly string[]; now: Date }) => sql`
    update test_gateway_events set try_at = null, deliveries = deliveries + copies, delivered_at = ${now}
    where id = any(${ids}::text[])`,
);
