import { setImmediate } from 'node:timers/promises';
import type { Language } from '../../../../core/languages';
import { cachedFormat } from '../../../../presenters/formats/cached-format';
import { contactLine } from '../../../../presenters/documents/contact-line';
import { drawDocument } from '../../../../presenters/documents/draw-document';
import type { DrawOptions } from '../../../../presenters/documents/draw-document';
import type { Sheet } from '../../../../presenters/documents/sheet';
import { packingWords } from './packing-words';

/** What goes into one parcel, or into several. */
export interface PackingSlip {
  number: string;
  /** YYYY-MM-DD */
  placed_on: string;
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

const dayFormat = cachedFormat((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

/**
 * Makes one document of A4 pages, each order beginning on a new one and counting its own; without prices.
 * @param language of the document's name
 */
export function drawPackingSlips(
  slips: readonly PackingSlip[],
  store: Store,
  language: Language,
  options: DrawOptions = {},
): Promise<Buffer> {
  const head = { title: packingWords[language].title, author: store.name, language };
  return drawDocument({ ...head, ...options }, async (beginSheet) => {
    for (const slip of slips) {
      drawSlip(beginSheet(), slip, store);
      // Others are answered between two orders.
      await setImmediate();
    }
  });
}

function drawSlip(sheet: Sheet, slip: PackingSlip, store: Store): void {
  const words = packingWords[slip.language];
  sheet.title(store.name, words.title);
  const about = [
    `${words.ordered}: ${dayFormat(slip.locale).format(new Date(slip.placed_on))}`,
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
  sheet.foot([contactLine(store)], words.page, `${words.title} · ${words.order} ${slip.number}`);
}
