import type { Db } from '../../infra/database/db';

export interface Slot {
  scope: string;
  key: string;
}

export interface Answer {
  status: number;
  content_type: string | null;
  body: string;
}

/** Keys of writes with the answers that were given. */
export const idempotencyRepository = {
  /** Takes the slot if it is free, has expired, or was left behind by a process that died; answers whether it did. */
  async take(
    db: Db,
    slot: Slot,
    request_hash: Buffer,
    now: Date,
    expires_at: Date,
    abandoned_before: Date,
  ): Promise<boolean> {
    const fresh = { request_hash, status: null, content_type: null, body: null, started_at: now, expires_at };
    const row = await db
      .insertInto('idempotency_keys')
      .values({ ...slot, ...fresh })
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'key'])
          .doUpdateSet(fresh)
          .where((eb) =>
            eb.or([
              eb('idempotency_keys.expires_at', '<=', now),
              eb.and([
                eb('idempotency_keys.status', 'is', null),
                eb('idempotency_keys.started_at', '<=', abandoned_before),
                eb('idempotency_keys.request_hash', '=', request_hash),
              ]),
            ]),
          ),
      )
      .returning('key')
      .executeTakeFirst();
    return row !== undefined;
  },

  find: (db: Db, { scope, key }: Slot) =>
    db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'status', 'content_type', 'body'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirst(),

  /** Says that these are still being worked on. */
  async renew(db: Db, slots: readonly Slot[], now: Date): Promise<void> {
    await db
      .updateTable('idempotency_keys')
      .set({ started_at: now })
      .where('status', 'is', null)
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('scope', 'key'),
          'in',
          slots.map(({ scope, key }) => tuple(scope, key)),
        ),
      )
      .execute();
  },

  async store(db: Db, { scope, key }: Slot, answer: Answer): Promise<void> {
    await db.updateTable('idempotency_keys').set(answer).where('scope', '=', scope).where('key', '=', key).execute();
  },

  async release(db: Db, { scope, key }: Slot): Promise<void> {
    await db.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute();
  },

  async removeExpired(db: Db, now: Date): Promise<void> {
    await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
  },
};
