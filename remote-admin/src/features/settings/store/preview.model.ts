import type { StoreSettings } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { storeMessages } from '../../../messages/settings/store';
import { currenciesByName, zoneLabel, type StoreValues } from './store.model';

/** In sentences: what to know before, and what will be otherwise. */
export interface PreviewWords {
  warnings: string[];
  changes: string[];
}

/** More than these products in a language are not counted. */
const MOST_COUNTED = 10_000;

interface Told {
  /** in which numbers are written */
  locale: string;
  /** how much there is in each language but the first one */
  translated: StoreSettings['translated'];
}

/** What there is in German: '1,204 products and 7 pages'. */
function germanWords({ locale, translated }: Told): string {
  const { inGerman } = messagesIn(storeMessages).changes;
  const { products = 0, pages = 0 } = translated.find(({ language }) => language === 'de') ?? {};
  const shown = Math.min(products, MOST_COUNTED).toLocaleString(locale);
  return inGerman({ products, shown: products > MOST_COUNTED ? `> ${shown}` : shown, pages });
}

/** What shoppers lose. */
function lossesOf(before: StoreValues, after: StoreValues, told: Told): string[] {
  const { changes: text } = messagesIn(storeMessages);
  const sentences = [
    !before.maintenance && after.maintenance && text.closes,
    before.offered_de && !after.offered_de && text.notOffered(germanWords(told)),
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** What they get. */
function gainsOf(before: StoreValues, after: StoreValues, told: Told): (string | false)[] {
  const { changes: text } = messagesIn(storeMessages);
  return [
    before.maintenance && !after.maintenance && text.opens,
    !before.offered_de && after.offered_de && text.offered(germanWords(told)),
  ];
}

/**
 * What reaches further than the words on a page: its logo, whether the shop is open, its languages, when its days begin, its
 * money, its order numbers.
 */
export function previewWords(before: StoreValues, after: StoreValues, told: Told): PreviewWords {
  const { locale } = told;
  const { changes: text } = messagesIn(storeMessages);
  const currency = (code: string): string => currenciesByName([code], locale)[0]?.[1] ?? code;
  const prefix = ({ order_prefix }: StoreValues): string => order_prefix.trim().toUpperCase();
  const sentences = [
    before.logo_id !== after.logo_id && (after.logo_id ? text.logo : text.noLogo),
    ...gainsOf(before, after, told),
    before.time_zone !== after.time_zone && text.zone(zoneLabel(after.time_zone), zoneLabel(before.time_zone)),
    before.currency !== after.currency && text.currency(currency(after.currency), currency(before.currency)),
    prefix(before) !== prefix(after) && text.prefix(prefix(after), prefix(before)),
  ];
  return {
    warnings: lossesOf(before, after, told),
    changes: sentences.filter((sentence) => sentence !== false),
  };
}
