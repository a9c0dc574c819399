import { setImmediate } from 'node:timers/promises';
import type { Language } from '../../../../core/languages';
import { cachedFormat } from '../../../../presenters/cached-format';
import { createSheet } from '../../../../presenters/documents/sheet';
import type { Sheet } from '../../../../presenters/documents/sheet';
import { packingWords } from './packing-words';

/** What goes into one parcel, or into several. */
export interface PackingSlip {
  number: string;
  placed_at: Date;
  /** of whoever unpacks it */
  language: Language;
  /** BCP 47 */
  locale: string;
  ship_to: string[];
  delivery: string;
  note: string;
  lines: { name: string; details: string; sku: string; quantity: number }[];
}

interface Store {
  name: string;
  address: string;
  email: string;
  phone: string;
}

const dayIn = cachedFormat((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

/**
 * Makes one document of A4 pages, each order beginning on a new one; without prices.
 * @param language of the pages' numbers
 * @param options.compress false leaves the text readable in the file, for tests
 */
export async function drawPackingSlips(
  slips: readonly PackingSlip[],
  store: Store,
  language: Language,
  { compress = true } = {},
): Promise<Buffer> {
  // Loaded where something is drawn.
  const { default: PDFDocument } = await import('pdfkit');
  const info = { Title: packingWords[language].title, Author: store.name };
  const document = new PDFDocument({ size: 'A4', margin: 0, compress, bufferPages: true, lang: language, info });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => {
    document.on('error', reject);
    document.on('end', resolve);
  });
  let sheet = createSheet(document);
  for (const [index, slip] of slips.entries()) {
    if (index > 0) {
      document.addPage();
      sheet = createSheet(document);
      // Others are answered between two orders.
      await setImmediate();
    }
    drawSlip(sheet, slip, store);
  }
  const foot = [store.name, store.address.replace(/\s*\n\s*/g, ', '), store.email, store.phone].filter(Boolean);
  sheet.foot(foot.join('  ·  '), packingWords[language].page);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawSlip(sheet: Sheet, slip: PackingSlip, store: Store): void {
  const words = packingWords[slip.language];
  sheet.title(store.name, words.title);
  const about = [
    `${words.ordered}: ${dayIn(slip.locale).format(slip.placed_at)}`,
    `${words.delivery}: ${slip.delivery}`,
  ];
  sheet.columns([
    { head: words.ship_to, lines: slip.ship_to },
    { head: `${words.order} ${slip.number}`, lines: about },
    ...(slip.note === '' ? [] : [{ head: words.note, lines: [slip.note] }]),
  ]);
  sheet.table([words.item, '', '', words.quantity]);
  for (const { name, details, sku, quantity } of slip.lines) {
    sheet.row([name, '', '', String(quantity)], [details, `${words.sku}: ${sku}`].filter(Boolean));
  }
}
