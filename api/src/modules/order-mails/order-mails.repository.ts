import { sql } from 'kysely';
import { compiledOnce } from '../../infra/database/compiled-once';
import type { Db, Trx } from '../../infra/database/db';
import type { OrderMailsTable } from '../../infra/database/tables/after-sale';

export const orderMailsRepository = {
  /** Notes which events are mailed about, and by what; answers the ids of those of which that was not noted before. */
  async note(trx: Trx, mails: readonly OrderMailsTable[]): Promise<Set<string>> {
    if (mails.length === 0) return new Set();
    const rows = await insertNotes(trx, { mails: JSON.stringify(mails) });
    return new Set(rows.map(({ event_id }) => event_id));
  },

  /** Which mails were written about an order. */
  listOf: (db: Db | Trx, order_id: string) =>
    db
      .selectFrom('order_mails')
      .select(['event_id', 'template', 'created_at'])
      .where('order_id', '=', order_id)
      .execute(),
};

const insertNotes = compiledOnce(
  (_db, { mails }: { mails: string }) => sql<{ event_id: string }>`
    insert into order_mails (event_id, template, order_id, created_at)
    select event_id, template, order_id, created_at from jsonb_to_recordset(${mails}::jsonb)
      as mail (event_id uuid, template text, order_id uuid, created_at timestamptz)
    on conflict (event_id, template) do nothing
    returning event_id`,
);
