import pg from 'pg';

const AT_ONCE = 50_000;

/**
 * Money in and out of orders that are not there: how the list grows with its rows is measured, and not with orders. One in
 * twenty is a refund, one in a thousand a dispute, one in fifty failed; a third came by Stripe. What is there already is kept.
 */
export async function fillTransactions(databaseUrl: string, count: number, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const found = await client.query<{ last: number | null }>(
      `select max(substr(reference, 9)::integer) as last from transactions where reference like 'made-up-%'`,
    );
    for (let first = (found.rows[0]?.last ?? 0) + 1; first <= count; first += AT_ONCE) {
      const last = Math.min(first + AT_ONCE - 1, count);
      await client.query(
        `insert into transactions (id, kind, method, state, order_id, order_number, reference, amount, moved, currency, at)
         select gen_random_uuid(), kind, case when n % 3 = 0 then 'stripe' else 'test-card' end, state, gen_random_uuid(),
           'MADE-' || n, 'made-up-' || n, amount,
           case when state = 'failed' then 0 when kind = 'payment' then amount else -amount end,
           case when n % 100 = 1 then 'EUR' else 'USD' end, timestamptz '2018-01-01' + n * interval '3 minutes'
         from (
           select n, 1000 + n % 20000 as amount,
             case when n % 1000 = 7 then 'dispute' when n % 20 = 3 then 'refund' else 'payment' end as kind,
             case when n % 1000 = 7 then 'lost' when n % 50 = 9 then 'failed' else 'done' end as state
           from generate_series($1::integer, $2::integer) as n
         ) as made`,
        [first, last],
      );
      say(`${last} of ${count} transactions`);
    }
  } finally {
    await client.end();
  }
}
