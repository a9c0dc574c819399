import { sql } from 'kysely';
import { newId } from '../../../infra/basics/ids';
import type { Db } from '../../../infra/database/db';

/** What orders and a customer come to in a shop of some years: changed, exchanged, paid later, with store credit. */
export async function fillOthers(db: Db, user_id: string): Promise<void> {
  const orders = await db.selectFrom('orders').select(['id', 'number']).orderBy('id').limit(2).execute();
  const [first, second] = orders;
  if (!first || !second) throw new Error('It takes two orders');
  const at = '2026-05-01T10:00:00Z';
  const [account, schedule, credit, entry, back] = [newId(), newId(), newId(), newId(), newId()];
  const plan = JSON.stringify({ code: 'in-3', name: 'In three parts' });
  await sql`insert into order_edits (id, order_id, author_id, reason, amount, before, lines, taxes, apart, created_at)
    values (${newId()}, ${first.id}, ${user_id}, 'One less', -100, '{}', '[]', '[]', false, ${at})`.execute(db);
  await sql`insert into returns (id, number, order_id, state, created_at, last_modified_at, replacement_order_id)
    values (${back}, 'R-1', ${first.id}, 'exchanged', ${at}, ${at}, ${second.id})`.execute(db);
  await sql`insert into order_exchanges (return_id, order_id, replacement_order_id, amount, created_at)
    values (${back}, ${first.id}, ${second.id}, 500, ${at})`.execute(db);
  await sql`insert into pay_later_accounts (id, user_id, credit_limit, created_at, last_modified_at)
    values (${account}, ${user_id}, 90000, ${at}, ${at})`.execute(db);
  await sql`insert into pay_later_applications (id, account_id, consent_at, consent_version, decision, granted_limit,
      decided_at, decided_by, created_at)
    values (${newId()}, ${account}, ${at}, '1', 'approved', 90000, ${at}, ${user_id}, ${at})`.execute(db);
  await sql`insert into pay_later_schedules (id, account_id, order_id, order_number, plan, amount, created_at)
    values (${schedule}, ${account}, ${first.id}, ${first.number}, ${plan}, 900, ${at})`.execute(db);
  await sql`insert into pay_later_adjustments (id, account_id, schedule_id, kind, amount, reason, state, requested_by,
      requested_at, applied_at)
    values (${newId()}, ${account}, ${schedule}, 'write_off', 900, 'Nobody answers', 'applied', ${user_id}, ${at}, ${at})`.execute(
    db,
  );
  await sql`insert into store_credits (id, user_id, currency, created_at, last_modified_at)
    values (${credit}, ${user_id}, 'USD', ${at}, ${at})`.execute(db);
  await sql`insert into stored_value_entries (id, store_credit_id, kind, amount, source, staff_id, created_at)
    values (${entry}, ${credit}, 'issue', 700, 'test', ${user_id}, ${at})`.execute(db);
  await sql`insert into stored_value_reasons (entry_id, reason) values (${entry}, 'Late parcel')`.execute(db);
  const figures = JSON.stringify([{ figure: 'payments', currency: 'USD', count: 2, amount: 1234 }]);
  await sql`insert into month_closings (id, month, time_zone, figures, differing, closed_by, closed_at)
    values (${newId()}, '2026-04', 'UTC', ${figures}, 0, ${user_id}, ${at})`.execute(db);
}
