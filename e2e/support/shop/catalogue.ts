import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@tessera/scripts/basics';
import { apiCode } from './api-code';
import { withInfra } from './infra';

const DEMO = join(ROOT, 'demo');
const USD_DECIMALS = 2;

/** The rows of one product in the demo's file, with another price. */
function productFile(slug: string, from: string, to: string): string {
  const [head = '', ...rows] = readFileSync(join(DEMO, 'products.csv'), 'utf8').split('\n');
  const own = rows.filter((row) => row.startsWith(`${slug},`)).map((row) => row.replace(`,${from},`, `,${to},`));
  if (own.length === 0) throw new Error(`The demo has no ${slug}`);
  return [head, ...own].join('\n');
}

/**
 * Changes a product's price as an upload of a product file does: by the shop's own importer, from another process.
 * @param prices as the file writes them, e.g. '24.00'
 */
export async function changePrice(slug: string, prices: { from: string; to: string }): Promise<void> {
  const file = productFile(slug, prices.from, prices.to);
  const report = await withInfra((infra) => apiCode().importProducts(infra, file, join(DEMO, 'images'), USD_DECIMALS));
  if (report.updated !== 1) throw new Error(`The price was not changed: ${JSON.stringify(report.problems)}`);
}

/**
 * Takes a product out of the shop, or puts it back, as the back office does.
 * @throws Error when there is no such product
 */
export const setProductStatus = (slug: string, status: 'active' | 'archived'): Promise<void> =>
  withInfra((infra) => apiCode().setProductStatus(infra, slug, status));
