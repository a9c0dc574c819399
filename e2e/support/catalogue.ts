import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createListingWriter } from '../../api/src/modules/catalogue/writing/listing-writer.service';
import { folderPictures } from '../../api/src/modules/import/folder-pictures';
import { createImportService } from '../../api/src/modules/import/import.service';
import { createMediaService } from '../../api/src/modules/media/media.service';
import { withInfra } from './infra';
import { ROOT } from './shop';

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
  await withInfra(async (infra) => {
    const importer = createImportService({
      ...infra,
      media: createMediaService(infra),
      listingWriter: createListingWriter(infra),
      // A price is changed and no stock: nobody has waited for it.
      stockWatch: { stockRaised: () => Promise.resolve() },
    });
    const { updated, problems } = await importer.importProducts({
      file: Readable.from(productFile(slug, prices.from, prices.to)),
      pictures: folderPictures(join(DEMO, 'images')),
      decimals: USD_DECIMALS,
    });
    if (updated !== 1) throw new Error(`The price was not changed: ${JSON.stringify(problems)}`);
  });
}
