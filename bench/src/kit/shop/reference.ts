import pg from 'pg';
import { freePort } from '@tessera/scripts/process';
import type { Product, ProductList } from '@tessera/shared/contract';
import { startNode, waitForAnswer } from './processes';
import { readApi } from './shop';

export interface Reference {
  url: string;
  close: () => Promise<void>;
}

/** Puts the shop's own answers into two tables beside its own, so that both send the same bytes. */
async function fillTables(databaseUrl: string, list: ProductList, product: Product): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`drop table if exists bench_listing; create table bench_listing (position int primary key, body json not null);
      drop table if exists bench_product; create table bench_product (id int primary key, body json not null);
      drop table if exists bench_counts; create table bench_counts (id int primary key, count int not null);
      insert into bench_counts select id, 0 from generate_series(1, 1000) id;
      drop table if exists bench_writes; create table bench_writes (id int not null, at timestamptz not null);
      drop table if exists bench_events; create table bench_events (
        id bigint generated always as identity primary key, event text not null, told boolean not null default false);
      create index on bench_events (id) where not told`);
    for (const [position, item] of list.items.entries()) {
      await client.query('insert into bench_listing values ($1, $2)', [position, JSON.stringify(item)]);
    }
    await client.query('insert into bench_product values (1, $1)', [JSON.stringify(product)]);
    await client.query('analyze bench_listing, bench_product, bench_counts');
  } finally {
    await client.end();
  }
}

async function dropTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('drop table if exists bench_listing, bench_product, bench_counts, bench_writes, bench_events');
  } finally {
    await client.end();
  }
}

/** Starts the bare Fastify server on the shop's own PostgreSQL. */
export async function startReference(databaseUrl: string, apiUrl: string, slug: string): Promise<Reference> {
  const list = await readApi<ProductList>(apiUrl, 'products?page_size=24');
  await fillTables(databaseUrl, list, await readApi<Product>(apiUrl, `products/${slug}`));
  const port = await freePort();
  const env = { NODE_ENV: 'production', PORT: String(port), DATABASE_URL: databaseUrl };
  const running = startNode(['-r', 'tsx/cjs', 'bench/src/reference-server.ts'], env);
  const url = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${url}/readyz`, running, 30_000);
  return {
    url,
    async close() {
      await running.end();
      await dropTables(databaseUrl);
    },
  };
}
