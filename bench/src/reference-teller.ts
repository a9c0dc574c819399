/**
 * What the shop's worker is compared with: a plain loop that takes one event after the other from `bench_events`, runs as
 * many SQL statements as it is told to, every other one a write, in one transaction, and does what the shop does about
 * an event by the same functions: writes its mail and keeps it as a file, and draws an invoice for every other one.
 * `<folder> <statements per event>`.
 */
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSampleTeller } from '@tessera/api/telling';
import pg from 'pg';

const [folder = '', statements = '0'] = process.argv.slice(2);
const ROWS = 1_000;
const IDLE_MS = 20;
const teller = createSampleTeller(folder);
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });

async function tell({ id, event }: { id: string; event: string }): Promise<void> {
  await client.query('begin');
  // two of them are `begin` and `commit`, two more find the event and mark it
  for (let turn = 4; turn < Number(statements); turn += 1) {
    const row = 1 + Math.floor(Math.random() * ROWS);
    if (turn % 2) await client.query('select count from bench_counts where id = $1', [row]);
    else await client.query('insert into bench_writes values ($1, now())', [row]);
  }
  await teller.keepMail(id, event);
  if (event === 'paid') {
    const file = join(folder, `${id}.pdf`);
    await writeFile(`${file}.new`, await teller.drawInvoice(id));
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
