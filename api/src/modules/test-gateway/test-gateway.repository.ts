import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../infra/db';
import type {
  TestGatewayCallsTable,
  TestGatewayEventsTable,
  TestGatewayPaymentsTable,
  TestGatewayTokensTable,
} from '../../infra/db-types-payments';

export type GatewayPaymentRow = Selectable<TestGatewayPaymentsTable>;
export type GatewayCallRow = Selectable<TestGatewayCallsTable>;
export type GatewayEventRow = Selectable<TestGatewayEventsTable>;

/** The gateway's own books. */
export const testGatewayRepository = {
  async insertToken(db: Db, token: Insertable<TestGatewayTokensTable>): Promise<void> {
    await db.insertInto('test_gateway_tokens').values(token).execute();
  },

  /** The scenario of a token that was good until now; it is good once. */
  async useToken(trx: Trx, token: string, now: Date): Promise<string | undefined> {
    const row = await trx
      .updateTable('test_gateway_tokens')
      .set({ used_at: now })
      .where('token', '=', token)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('scenario')
      .executeTakeFirst();
    return row?.scenario;
  },

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

  async insertEvent(trx: Trx, event: Insertable<TestGatewayEventsTable>): Promise<void> {
    await trx.insertInto('test_gateway_events').values(event).execute();
  },

  findEvent: (db: Db, id: string): Promise<GatewayEventRow | undefined> =>
    db.selectFrom('test_gateway_events').selectAll().where('id', '=', id).executeTakeFirst(),

  async noteDelivery(db: Db, id: string, now: Date): Promise<void> {
    await db
      .updateTable('test_gateway_events')
      .set((eb) => ({ deliveries: eb('deliveries', '+', 1), delivered_at: now }))
      .where('id', '=', id)
      .execute();
  },

  async removeOld(db: Db, now: Date, before: Date): Promise<void> {
    await db.deleteFrom('test_gateway_tokens').where('expires_at', '<', now).execute();
    await db.deleteFrom('test_gateway_events').where('created_at', '<', before).execute();
  },
};
