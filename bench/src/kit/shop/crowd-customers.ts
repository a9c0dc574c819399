import pg from 'pg';

const AT_ONCE = 20_000;
/** A password that nobody has. */
const NO_PASSWORD = '!';

/**
 * Accounts that never ordered, with sums as if they had: how lists grow with customers is measured, and not with their
 * orders. One in a hundred gets the newsletter, one in a thousand is suspended or has the tag 'vip', one in three has a
 * telephone number, and a tenth has ordered nothing. What is there already is kept.
 */
export async function fillCrowd(databaseUrl: string, count: number, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const found = await client.query<{ last: number | null }>(
      `select max(substr(username, 6)::integer) as last from users where username like 'crowd%'`,
    );
    for (let first = (found.rows[0]?.last ?? 0) + 1; first <= count; first += AT_ONCE) {
      const last = Math.min(first + AT_ONCE - 1, count);
      await client.query('begin');
      await client.query(
        `insert into users (id, first_name, last_name, username, username_key, email, password_hash, email_verified,
           suspended_at, created_at, last_modified_at)
         select gen_random_uuid(),
           (array['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Ken', 'Frances', 'John', 'Joan', 'Radia'])[1 + n % 10],
           'Family' || n % 1000, 'crowd' || n, 'crowd' || n, 'crowd' || n || '@example.com', $3, true,
           case when n % 1000 = 7 then now() end, timestamptz '2015-01-01' + n * interval '5 minutes', now()
         from generate_series($1::integer, $2::integer) as n`,
        [first, last, NO_PASSWORD],
      );
      await client.query(
        `update customers set orders_count = n % 15 * (n % 10 <> 0)::integer,
           spent = n % 15 * (n % 10 <> 0)::integer * (1000 + n % 4000),
           last_order_at = case when n % 15 * (n % 10 <> 0)::integer > 0
             then timestamptz '2020-01-01' + n * interval '2 minutes' end,
           newsletter = n % 100 = 3, tags = case when n % 1000 = 9 then array['vip'] else '{}' end,
           phone = case when n % 3 = 0 or n % 10 = 0 then '+49 170 ' || lpad(n::text, 7, '0') else '' end
         from (
           select id, substr(username, 6)::integer as n from users
           where username_key = any(select 'crowd' || n from generate_series($1::integer, $2::integer) as n)
         ) as crowd
         where customers.id = crowd.id`,
        [first, last],
      );
      await client.query('commit');
      say(`${last} of ${count} customers`);
    }
  } finally {
    await client.end();
  }
}
