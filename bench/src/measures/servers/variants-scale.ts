import { join } from 'node:path';
import type { ProductRecord } from '@tessera/shared/contract';
import { startPostgres } from '@tessera/scripts/postgres';
import { callJson } from '../../kit/buyers/accounts';
import { asStaff, type Staffed } from '../../kit/buyers/staffed';
import { median } from '../../kit/load/statistics';
import { ratio, type Row } from '../../kit/row';
import type { BenchSettings } from '../../kit/settings';
import { openScaled } from '../../kit/shop/scaled';

const PRODUCTS = 100;
const REACH = 3;
const TURNS = 15;
/** So many rows the screen asks for before all others. */
const FIRST_ROWS = 100;
/** Values of two options: as many variants as one product has at the most, and as few as have something to choose. */
const FEW = [2, 1] as const;
const MANY = [40, 50] as const;

const list = (word: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);

/** A product of staff's with a variant of each combination. */
async function makeProduct({ apiUrl, token }: Staffed, [colours, sizes]: readonly [number, number]): Promise<string> {
  const ask = <T>(method: 'POST' | 'PUT' | 'PATCH', path: string, json: object) =>
    callJson<T>(apiUrl, path, { method, json, token });
  const name = `Made in ${colours * sizes} variants`;
  const { id, version } = await ask<ProductRecord>('POST', 'admin/products', { name });
  const [Colour, Size] = [list('Colour', colours), list('Size', sizes)];
  const variants = Colour.flatMap((colour) =>
    Size.map((size) => ({ options: { Colour: colour, Size: size }, regular_price: 2_000, stock: 3 })),
  );
  const options = [
    { name: 'Colour', values: Colour },
    { name: 'Size', values: Size },
  ];
  const made = await ask<ProductRecord>('PUT', `admin/products/${id}/variants`, { version, options, variants });
  await ask('PATCH', `admin/products/${id}`, { version: made.version, status: 'active' });
  return id;
}

/** As the screen opens it: the first rows, the others come behind them. */
const open = ({ apiUrl, token }: Staffed, id: string) =>
  callJson<ProductRecord>(apiUrl, `admin/products/${id}?variants=${FIRST_ROWS}`, { token });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** What the screen sends where one price was changed. */
async function saveOnePrice({ apiUrl, token }: Staffed, { id, version, variants }: ProductRecord, price: number) {
  const json = { version, variants: [{ id: variants[0]?.id, regular_price: price }], stock_reason: '' };
  return callJson(apiUrl, `admin/products/${id}/variants`, { method: 'PATCH', json, token });
}

function compare(what: string, few: readonly number[], many: readonly number[]): Row {
  const [own, big] = [median(few), median(many)];
  return {
    what: `${what}: 2,000 variants ÷ 2`,
    reach: `≤ ${REACH}`,
    measured: ratio(big / own),
    reached: big / own <= REACH,
    detail: `${big.toFixed(1)} ms against ${own.toFixed(1)} ms, medians of ${TURNS} in turns`,
  };
}

async function measure(shop: Staffed): Promise<Row[]> {
  const ids = [await makeProduct(shop, FEW), await makeProduct(shop, MANY)];
  const opening: number[][] = [[], []];
  const saving: number[][] = [[], []];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const [at, id] of ids.entries()) {
      let product: ProductRecord | undefined;
      const opened = await timed(async () => (product = await open(shop, id)));
      const saved = await timed(async () => product && saveOnePrice(shop, product, 2_100 + turn));
      // the first finds everything cold
      if (turn === 0) continue;
      opening[at]?.push(opened);
      saving[at]?.push(saved);
    }
  }
  return [
    compare('Opening a product in the back office', opening[0] ?? [], opening[1] ?? []),
    compare('Saving one price of it', saving[0] ?? [], saving[1] ?? []),
  ];
}

/** What the API takes for a product of 2,000 variants over what it takes for one of two, side by side in one shop. */
export async function variantsScale({ scaleDir }: BenchSettings, say: (line: string) => void): Promise<Row[]> {
  const postgres = await startPostgres({ dataDir: join(scaleDir, 'postgres'), fast: true, say });
  const shop = await openScaled({
    server: postgres.url,
    name: 'variants',
    count: PRODUCTS,
    what: 'products',
    scaleDir,
  });
  try {
    return await measure(await asStaff(shop));
  } finally {
    await shop.close();
    if (!postgres.reused) await postgres.stop();
  }
}
