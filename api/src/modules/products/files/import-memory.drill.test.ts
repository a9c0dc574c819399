import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programAt } from '../../../../test/api-process';
import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import { memoryOf } from '../../../../test/process-memory';

const ROWS = 100_000;
const VARIANTS = 20;
/** With what each has, as many columns as a file may have. */
const WIDE_ATTRIBUTES = 231;
const SAID = 30;
const WIDE_VARIANTS = 200;
const WIDE = 25;
/** More than with a file of a few rows. */
const MOST_MB = 100;
const LOOK_MS = 100;
jest.setTimeout(3_600_000);

const shop = forAllTests(() => startTestShop(), 120_000);
const folder = mkdtempSync(path.join(tmpdir(), 'tessera-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function aFile(products: number): Promise<string> {
  const file = path.join(folder, `${products}.csv`);
  const out = createWriteStream(file);
  out.write('Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty\n');
  for (let at = 0; at < products; at += 1) {
    const text = `<p>${'Washed linen of the second cut. '.repeat(8)}</p>`;
    for (let place = 0; place < VARIANTS; place += 1)
      out.write(
        `good-${products}-${at},Good ${at},${place === 0 ? text : ''},Shade,${place},G-${products}-${at}-${place},5.00,3\n`,
      );
  }
  out.end();
  await once(out, 'finish');
  return file;
}

/** A product in the first row of which some of very many attributes are said, each with its German words. */
async function aWideFile(products: number): Promise<string> {
  const file = path.join(folder, `wide-${products}.csv`);
  const out = createWriteStream(file);
  const named = Array.from({ length: WIDE_ATTRIBUTES }, (_, at) => `Fact ${at}`);
  const columns = named.flatMap((name) => [
    `attribute:${name}`,
    `attribute_name:de:${name}`,
    `attribute_values:de:${name}`,
  ]);
  out.write(`slug,name,option1_name,option1_value,sku,regular_price,stock,${columns.join(',')}\n`);
  const blank = ','.repeat(columns.length - 1);
  for (let at = 0; at < products; at += 1) {
    const facts = named.map((name, place) => {
      const isSaid = place >= at % 100 && place < (at % 100) + SAID;
      return isSaid ? `${name} is ${at},${name} auf Deutsch,Wert ${place} von ${at}` : ',,';
    });
    for (let place = 0; place < WIDE_VARIANTS; place += 1)
      out.write(
        `wide-${products}-${at},Wide ${at},Shade,${place},W-${products}-${at}-${place},5.00,3,${place ? blank : facts.join(',')}\n`,
      );
  }
  out.end();
  await once(out, 'finish');
  return file;
}

/** Brings a file in by the command, which takes, checks and writes it in one process. @returns its most memory, in MB */
async function bring(file: string, email: string): Promise<{ peak: number; said: string }> {
  const { database_url, files_dir } = shop.infra.config;
  const child = spawn(process.execPath, [programAt('cli'), 'import', file, '--as', email], {
    env: {
      ...process.env,
      DATABASE_URL: database_url,
      SHOP_SECRET: 'ab'.repeat(32),
      DATA_DIR: files_dir,
      FILES_DIR: files_dir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += String(part)));
  let peak = 0;
  const look = setInterval(() => {
    try {
      peak = Math.max(peak, memoryOf(child).peak);
    } catch {
      // It has ended.
    }
  }, LOOK_MS);
  await once(child, 'close');
  clearInterval(look);
  return { peak, said };
}

it(`${ROWS} rows take at most ${MOST_MB} MB more than a few`, async () => {
  const { user_id } = await signIn(shop, 'ADMIN');
  const { email } = await shop.services.users.getById(user_id);
  const few = await bring(await aFile(5), email);
  const many = await bring(await aFile(ROWS / VARIANTS), email);
  const lines = many.said.trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ state: 'done', done: ROWS / VARIANTS, failed: 0 });
  process.stderr.write(`few rows: ${few.peak.toFixed(0)} MB, ${ROWS}: ${many.peak.toFixed(0)} MB\n`);
  expect(many.peak - few.peak).toBeLessThan(MOST_MB);
});

it(`products of ${WIDE_VARIANTS} variants in a file of 700 columns take no more`, async () => {
  const { user_id } = await signIn(shop, 'ADMIN');
  const { email } = await shop.services.users.getById(user_id);
  const one = await bring(await aWideFile(1), email);
  const many = await bring(await aWideFile(WIDE), email);
  const lines = many.said.trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ state: 'done', done: WIDE, failed: 0 });
  process.stderr.write(`one wide product: ${one.peak.toFixed(0)} MB, ${WIDE}: ${many.peak.toFixed(0)} MB\n`);
  expect(many.peak - one.peak).toBeLessThan(MOST_MB);
});
