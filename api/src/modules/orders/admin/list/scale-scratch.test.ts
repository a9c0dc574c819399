import { Client } from 'pg';
import { signIn } from '../../../../../test/people';
import { startTestShop } from '../../../../../test/harness';
import { fillOrders } from '../../testing/many-orders';

import { orderListRepository } from './order-list.repository';
import { toFilter } from './order-list.service';
async function explainCount(db: any, filter: any) {
  const rows: any[] = [];
  const spy = db.withPlugin({
    transformQuery: ({ node }: any) => node,
    transformResult: async ({ result }: any) => {
      rows.push(...result.rows);
      return result;
    },
  });
  await orderListRepository.count(spy, filter, 10001);
  return rows.map((r) => r['QUERY PLAN']).join('\n');
}
jest.setTimeout(900_000);
const QUERIES = {
  first: '',
  page2: 'page=2',
  status: 'status=open',
  rare_status: 'payment_status=failed',
  completed: 'status=completed',
  country: 'country=DE',
  rare_country: 'country=IS',
  tag: 'tag=gift',
  rare_tag: 'tag=vip',
  held: 'is_held=true',
  dates: 'placed_from=2020-01-01&placed_to=2020-01-01',
  totals: 'total_from=2000&total_to=2100',
  by_total: 'sort=total',
  by_total_desc: 'sort=-total&status=completed',
  combo: 'country=IS&status=completed',
  combo2: 'status=open&payment_status=refunded',
  combo3: 'status=cancelled&country=DE&total_from=5000',
  number: 'search=FILL-77',
  number_start: 'search=FILL-1',
  email: 'search=person99%40example.com',
  name: 'search=Ada',
  name2: 'search=ada+family20',
  family: 'search=family7',
  sku: 'search=MUG-17',
  skustart: 'search=MUG',
  track: 'search=track55',
  letter: 'search=a',
  none: 'search=zzzz',
  sname: 'search=Ada&status=open',
};
it('is fast', async () => {
  const times: Record<string, number[]> = {};
  for (const count of (process.env['SIZES'] ?? '1000,200000').split(',').map(Number)) {
    const shop = await startTestShop();
    const { headers } = await signIn(shop, 'ADMIN');
    await fillOrders(shop.infra.db, count);
    const client = new Client({ connectionString: shop.infra.config.database_url });
    await client.connect();
    await client.query('vacuum analyze orders');
    await client.query('vacuum analyze order_items');
    await client.query('vacuum analyze shipments');
    await client.end();
    for (const [name, query] of Object.entries(QUERIES)) {
      const run = async () => {
        const started = performance.now();
        const answer = await shop.app.inject({ url: `/api/admin/orders?${query}`, headers });
        const took = performance.now() - started;
        if (answer.statusCode !== 200) throw new Error(answer.body);
        return [took, answer.json().total] as const;
      };
      await run();
      await run();
      const all: number[] = [];
      let total = 0;
      for (let i = 0; i < 15; i += 1) {
        const [t, n] = await run();
        all.push(t);
        total = n;
      }
      all.sort((a, b) => a - b);
      (times[name] ??= []).push(Math.round((all[7] ?? 0) * 10) / 10, total);
    }
    const explaining = shop.infra.db.withPlugin({
      transformResult: async ({ result }) => result,
      transformQuery: ({ node }: any) => ({
        ...node,
        sqlFragments: ['explain (analyze, buffers) ' + node.sqlFragments[0], ...node.sqlFragments.slice(1)],
      }),
    } as any);
    if (count > 1000)
      for (const q of (process.env['EXPLAIN'] ?? '').split(',').filter(Boolean)) {
        const asked = Object.fromEntries(new URLSearchParams((QUERIES as any)[q]));
        const filter = toFilter(asked as any);
        const counted = await orderListRepository.count(shop.infra.db, filter, 10001);
        const window = { sort: (asked['sort'] as any) ?? '-placed_at', limit: 21, offset: 0 };
        const l: any =
          counted <= 10000
            ? await orderListRepository.listFew(explaining as any, filter, window, 10001)
            : await orderListRepository.listMany(explaining as any, filter, window);
        const cc: any = await explainCount(explaining, filter);
        process.stderr.write(
          `\n===== ${q} ${counted}\n${cc}\n-----\n${l.map((r: any) => r['QUERY PLAN']).join('\n')}\n`,
        );
      }
    // deep
    let after = '';
    const t0 = performance.now();
    let pages = 0;
    for (; pages < 50; pages += 1) {
      const a = (await shop.app.inject({ url: `/api/admin/orders?page_size=100&${after}`, headers })).json();
      if (!a.next_cursor) break;
      after = `after=${a.next_cursor}`;
    }
    (times['page of 100 by cursor'] ??= []).push((performance.now() - t0) / Math.max(pages, 1), pages);
    await shop.close();
  }
  console.log(
    Object.entries(times)
      .map(([n, t]) => `${n}: ${t.join(' ')}`)
      .join('\n'),
  );
});
