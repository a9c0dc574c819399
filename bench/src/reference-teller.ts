/**
 * What the shop's worker is compared with: a plain loop that takes one event after the other from `bench_events`, runs as
 * many SQL statements as it is told to, every other one a write, in one transaction, and does what the shop does about
 * an event by the same functions: writes its mail and keeps it as a file, and draws an invoice for every other one.
 * `<folder> <statements per event>`.
 */
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { drawInvoice } from '../../api/src/modules/invoices/document/draw-invoice';
import type { InvoiceContent } from '../../api/src/modules/invoices/document/invoice-content';
import type { MailContext } from '../../api/src/modules/mail/content/mail-content';
import { createMailTransport } from '../../api/src/modules/mail/sending/mail-transport';
import { mailSamples } from '../../api/src/modules/mail/mail-samples';
import { renderMail } from '../../api/src/modules/mail/rendering/render-mail';
import { templates } from '../../api/src/modules/mail/templates';

const [folder = '', statements = '0'] = process.argv.slice(2);
const ROWS = 1_000;
const IDLE_MS = 20;
const CONTEXT: MailContext = { store_name: 'Kiln', public_url: 'http://shop.example', language: 'en', locale: 'en-US' };
const transport = createMailTransport({ smtp_url: null, mails_dir: folder, public_url: CONTEXT.public_url });
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });

function invoiceOf(number: string): InvoiceContent {
  const { lines, totals, currency, ship_to, delivery } = mailSamples['order-placed'];
  return {
    ...{ number, issued_at: new Date().toISOString(), order_number: number, ordered_at: new Date().toISOString() },
    ...{ language: 'en', locale: 'en-US', currency, bill_to: ship_to, ship_to, payment: 'test-card' },
    store: { name: 'Kiln', address: '1 Some Street\nPortland', email: 'shop@shop.example', phone: '' },
    delivery: delivery.name,
    lines: lines.map(({ name, quantity, total }) => ({
      ...{ name, details: '', quantity, unit_price: total, discount: 0, total },
    })),
    totals: { ...totals, tax: 0 },
  };
}

async function tell({ id, event }: { id: string; event: string }): Promise<void> {
  await client.query('begin');
  // two of them are `begin` and `commit`, two more find the event and mark it
  for (let turn = 4; turn < Number(statements); turn += 1) {
    const row = 1 + Math.floor(Math.random() * ROWS);
    if (turn % 2) await client.query('select count from bench_counts where id = $1', [row]);
    else await client.query('insert into bench_writes values ($1, now())', [row]);
  }
  const { pictures: _pictures, ...mail } = renderMail(
    templates['order-placed'].en(mailSamples['order-placed'], CONTEXT),
    CONTEXT,
  );
  const to = { to: 'ada@shop.example', from: { name: 'Kiln', address: 'shop@shop.example' }, headers: {} };
  await transport.deliver({ id: `${id}`, ...to, template: event, created_at: new Date(), ...mail });
  if (event === 'paid') {
    const file = join(folder, `${id}.pdf`);
    await writeFile(`${file}.new`, await drawInvoice(invoiceOf(id)));
    await rename(`${file}.new`, file);
  }
  await client.query('update bench_events set told = true where id = $1', [id]);
  await client.query('commit');
}

async function main(): Promise<void> {
  await client.connect();
  for (;;) {
    const { rows } = await client.query<{ id: string; event: string }>(
      'select id, event from bench_events where not told order by id limit 1',
    );
    if (rows[0]) await tell(rows[0]);
    else await sleep(IDLE_MS);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
