/**
 * What the shop is compared with: Fastify with nothing around it. `/listing` and `/product` do one `pg` query each and
 * send what it gives, as many bytes as the shop's own answer; `/html` sends 10 kB of text; `/transaction` reads the JSON
 * that it is sent, runs as many statements as it is told to, every other one a write, and answers as many bytes, with `events` one more that leaves two to be told
 * (reference-teller.ts). A program of its own; the port is printed when it listens.
 */
import fastify from 'fastify';
import pg from 'pg';

const HTML_BYTES = 10_000;
/** What is sent around the text of an answer. */
const AROUND = '{"ok":true,"answer":""}'.length;
/** Rows of `bench_counts`. */
const ROWS = 1_000;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const page = Buffer.from(`<!doctype html><title>reference</title><p>${'x'.repeat(HTML_BYTES)}`).subarray(0, HTML_BYTES);
const app = fastify();

app.get('/listing', async () => {
  const { rows } = await pool.query<{ body: unknown }>('select body from bench_listing order by position limit 24');
  return { items: rows.map(({ body }) => body), total: rows.length, page: 1, page_size: 24 };
});
app.get('/product', async () => {
  const { rows } = await pool.query<{ body: unknown }>('select body from bench_product where id = $1', [1]);
  return rows[0]?.body;
});
app.get('/html', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
app.post<{ Querystring: { statements: string; events?: string; bytes?: string } }>(
  '/transaction',
  async ({ query }, reply) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      // two of them are `begin` and `commit`
      for (let turn = 2; turn < Number(query.statements); turn += 1) {
        const row = 1 + Math.floor(Math.random() * ROWS);
        if (turn % 2) await client.query('select count from bench_counts where id = $1', [row]);
        else await client.query('insert into bench_writes values ($1, now())', [row]);
      }
      if (query.events) await client.query("insert into bench_events (event) values ('placed'), ('paid')");
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
    return reply.code(201).send({ ok: true, answer: 'x'.repeat(Math.max(0, Number(query.bytes ?? 0) - AROUND)) });
  },
);
app.get('/readyz', () => ({ status: 'ok' }));

app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' }).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
