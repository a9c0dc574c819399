import path from 'node:path';
import { Readable } from 'node:stream';
import type { Product } from '@tessera/shared/contract';
import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { signInConfirmed } from '../../../test/sales/engagement';
import { eventually, heard, startTestShop } from '../../../test/harness';
import { mailsTo } from '../../../test/mails/mailbox';
import { createMediaService } from '../media/media.service';
import { demoDates, loadDemo } from './demo.service';
import { folderPictures } from './folder-pictures';
import { createImportService } from './import.service';
import { stringify } from './testing/csv';

const DEMO = path.join(__dirname, '../../../../demo');
const HEADER = [
  'Handle',
  'Title',
  'Type',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Price',
  'Variant Inventory Qty',
  'Image Src',
];

jest.setTimeout(60_000);
const shop = forAllTests(startTestShop);

function newImporter() {
  const { infra, services } = shop;
  const { listingWriter, stockWatch } = services;
  return createImportService({ ...infra, media: createMediaService(infra), listingWriter, stockWatch });
}

function load(rows: string[][]) {
  return newImporter().importProducts({
    file: Readable.from([Buffer.from(stringify([HEADER, ...rows]))]),
    pictures: folderPictures(path.join(DEMO, 'images')),
    decimals: 2,
  });
}

async function getProduct(slug: string): Promise<Product> {
  await heard(shop);
  return (await shop.app.inject({ url: `/api/products/${slug}` })).json<Product>();
}

const OAT = ['cup', 'Cup', 'Tableware', 'Glaze', 'Oat', 'C-1', '10.00', '4', 'ember-mug-oat.webp'];
const SAGE = ['cup', '', '', '', 'Sage', 'C-2', '12.00', '0', 'ember-mug-sage.webp'];

describe('importing a product file', () => {
  it('changes nothing when the same file comes twice', async () => {
    expect(await load([OAT, SAGE])).toEqual({ created: 1, updated: 0, failed: 0, problems: [] });
    const first = await getProduct('cup');
    expect(first.variants.map(({ stock_state, available }) => [stock_state, available])).toEqual([
      ['low', 4],
      ['out', 0],
    ]);
    expect(await load([OAT, SAGE])).toEqual({ created: 0, updated: 1, failed: 0, problems: [] });
    const second = await getProduct('cup');
    expect({ ...second, last_modified_at: '' }).toEqual({ ...first, last_modified_at: '' });
    const { rows } = await count();
    expect(rows).toEqual([1, 2, 2, 1]);
  });

  it('keeps a variant’s id while its SKU or its options stay, so that carts keep it', async () => {
    const before = (await getProduct('cup')).variants.map(({ id }) => id);
    await load([OAT.with(4, 'Cream'), SAGE.with(5, 'C-9'), ['cup', '', '', '', 'Rust', 'C-3', '9.00', '1', '']]);
    const after = (await getProduct('cup')).variants;
    expect(after.slice(0, 2).map(({ id }) => id)).toEqual(before);
    expect(after.map(({ sku, options }) => [sku, options.Glaze])).toEqual([
      ['C-1', 'Cream'],
      ['C-9', 'Sage'],
      ['C-3', 'Rust'],
    ]);
    await load([OAT]);
    expect((await getProduct('cup')).variants.map(({ sku }) => sku)).toEqual(['C-1']);
  });

  it('has those told at once who wait for what it brings back, and nobody of what it does not', async () => {
    const bowl = ['bowl', 'Bowl', 'Tableware', 'Glaze', 'Oat', 'B-1', '10.00', '0', ''];
    const lid = ['bowl', '', '', '', 'Sage', 'B-2', '12.00', '0', ''];
    await load([bowl, lid]);
    const { id, variants } = await getProduct('bowl');
    const { headers, email } = await signInConfirmed(shop);
    for (const variant of variants) {
      const url = `/api/products/${id}/${variant.id}/subscription`;
      expect((await shop.app.inject({ method: 'POST', url, headers })).statusCode).toBe(202);
    }
    await load([bowl, lid]);
    expect(await toldJobs()).toEqual([]);
    await load([bowl.with(7, '3'), lid]);
    const jobs = await toldJobs();
    expect(jobs).toEqual([{ variant_ids: [variants[0]?.id] }]);
    for (const { variant_ids } of jobs) await shop.services.stockWatch.tell(variant_ids);
    expect((await mailsTo(shop, email)).map(({ subject }) => subject)).toContain('Bowl is back');
  });

  /** What the worker is to tell, as the queue has it. */
  async function toldJobs(): Promise<{ variant_ids: string[] }[]> {
    // the queue makes its tables when it is first used
    const queue = await sql<{ made: boolean }>`select to_regclass('jobs.job') is not null as made`.execute(
      shop.infra.db,
    );
    if (!queue.rows[0]?.made) return [];
    const { rows } = await sql<{ data: { variant_ids: string[] } }>`
      select data from jobs.job where name = 'back-in-stock.tell'`.execute(shop.infra.db);
    return rows.map(({ data }) => data);
  }

  it('leaves a product as it was when its rows are wrong, and imports the others', async () => {
    const report = await load([
      OAT.with(6, 'free'),
      ['jug', 'Jug', 'Tableware', '', '', 'C-1', '20.00', '1', ''],
      ['pot', 'Pot', 'Garden', '', '', 'P-1', '20.00', '1', 'nowhere.webp'],
      ['pan', 'Pan', 'Kitchen', '', '', 'P-2', '20.00', '1', '../../../package.json'],
    ]);
    expect([report.created, report.failed]).toEqual([2, 2]);
    expect(report.problems.map(({ row, message }) => [row, message])).toEqual([
      [2, "'free' is not a price; write it like 24.00"],
      [3, 'The SKU C-1 belongs to another product'],
      [4, "The picture 'nowhere.webp' is not there"],
      [5, "The picture '../../../package.json' is not there"],
    ]);
    expect((await getProduct('cup')).variants[0]?.regular_price).toBe(1000);
    await eventually(async () => (await getProduct('pot')).category?.slug === 'garden');
  });

  it('keeps what came before the place where a file breaks off, and says where that is', async () => {
    const text = `${stringify([HEADER, OAT.with(0, 'mug').with(5, 'M-1')])}\n"broken`;
    const report = await newImporter().importProducts({
      file: Readable.from([text]),
      pictures: async () => undefined,
      decimals: 2,
    });
    expect(report.problems[0]).toMatchObject({ row: 3, message: expect.stringContaining('quotation mark') });
    expect((await load([OAT.with(0, 'mug').with(5, 'M-1')])).failed).toBe(0);
  });

  async function count() {
    const { db } = shop.infra;
    const total = async (table: 'products' | 'variants' | 'images' | 'categories') =>
      Number((await db.selectFrom(table).select(db.fn.countAll().as('number')).executeTakeFirstOrThrow()).number);
    return { rows: await Promise.all([total('products'), total('variants'), total('images'), total('categories')]) };
  }
});

describe('the demo shop', () => {
  it('is loaded into an empty database only', async () => {
    const loaded = await loadDemo({ ...shop.infra, store: shop.services.store }, DEMO);
    expect(loaded).toEqual({ loaded: false, products: 0 });
  });

  it('dates its products in an order that is the same each time', () => {
    const slugs = ['ember-mug', 'rill-carafe', 'halo-vase', 'grove-rug'];
    const now = new Date('2026-05-05T12:00:00Z');
    expect(demoDates(slugs, now)).toEqual(demoDates([...slugs].reverse(), now));
    const oldest = [...demoDates(slugs, now)].sort(([, a], [, b]) => a.getTime() - b.getTime())[0]?.[0];
    expect(oldest).toBe('rill-carafe');
  });
});
