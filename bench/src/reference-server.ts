/**
 * What the shop is compared with: Fastify with nothing around it. `/listing` and `/product` do one `pg` query each and
 * send what it gives, as many bytes as the shop's own answer; `/html` sends 10 kB of text. A program of its own; the
 * port is printed when it listens.
 */
import fastify from 'fastify';
import pg from 'pg';

const HTML_BYTES = 10_000;
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
app.get('/readyz', () => ({ status: 'ok' }));

app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' }).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
