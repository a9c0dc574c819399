import pg from 'pg';
import { fillCrowd } from './crowd-customers';

const AT_ONCE = 20_000;

/**
 * Pay-later accounts of people who never ordered: how lists grow with accounts is measured, and not with orders. One in a
 * thousand is suspended, one in a hundred waits for a decision, one in fifty was refused; a tenth owe something, by one
 * instalment of a plan, and a tenth of those are overdue. What is there already is kept.
 */
export async function fillAccounts(databaseUrl: string, count: number, say: (line: string) => void): Promise<void> {
  await fillCrowd(databaseUrl, count, say);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const found = await client.query<{ last: number | null }>(
      `select count(*)::integer as last from pay_later_accounts join users on users.id = user_id where username_key like 'crowd%'`,
    );
    for (let first = (found.rows[0]?.last ?? 0) + 1; first <= count; first += AT_ONCE) {
      const last = Math.min(first + AT_ONCE - 1, count);
      await client.query('begin');
      await client.query(
        `insert into pay_later_accounts (id, user_id, credit_limit, balance, state, applied_at, next_due_on, suspended_at,
           created_at, last_modified_at)
         select md5('account' || n)::uuid, users.id, 200000, case when n % 10 = 0 then 1000 + n % 4000 else 0 end,
           case when n % 1000 = 7 then 'suspended' when n % 100 = 3 then 'pending' when n % 50 = 9 then 'refused'
             else 'active' end,
           timestamptz '2018-01-01' + n * interval '3 minutes',
           case when n % 10 = 0 then current_date + (n % 400 - 40) end,
           case when n % 1000 = 7 then now() end, now(), now()
         from generate_series($1::integer, $2::integer) as n join users on users.username_key = 'crowd' || n`,
        [first, last],
      );
      await client.query(
        `insert into pay_later_schedules (id, account_id, order_id, order_number, plan, amount, created_at)
         select md5('schedule' || n)::uuid, md5('account' || n)::uuid, gen_random_uuid(), 'MADE-' || n, '{}',
           1000 + n % 4000, now()
         from generate_series($1::integer, $2::integer) as n where n % 10 = 0`,
        [first, last],
      );
      await client.query(
        `insert into pay_later_instalments (id, schedule_id, number, due_on, amount)
         select gen_random_uuid(), md5('schedule' || n)::uuid, 1, current_date + (n % 400 - 40), 1000 + n % 4000
         from generate_series($1::integer, $2::integer) as n where n % 10 = 0`,
        [first, last],
      );
      await client.query('commit');
      say(`${last} of ${count} pay-later accounts`);
    }
    await client.query('analyze pay_later_accounts, pay_later_schedules, pay_later_instalments');
  } finally {
    await client.end();
  }
}
