import { messagesIn } from '@tessera/shared/i18n';
import { storeMessages } from '../../../messages/settings/store';
import { currenciesByName, zoneLabel, type StoreValues } from './store.model';

/** In sentences: what to know before, and what will be otherwise. */
export interface PreviewWords {
  warnings: string[];
  changes: string[];
}

/** What reaches further than the words on a page: its logo, whether the shop is open, when its days begin, its money, its order numbers. */
export function previewWords(before: StoreValues, after: StoreValues, locale: string): PreviewWords {
  const { changes: text } = messagesIn(storeMessages);
  const currency = (code: string): string => currenciesByName([code], locale)[0]?.[1] ?? code;
  const prefix = ({ order_prefix }: StoreValues): string => order_prefix.trim().toUpperCase();
  const sentences = [
    before.logo_id !== after.logo_id && (after.logo_id ? text.logo : text.noLogo),
    before.maintenance && !after.maintenance && text.opens,
    before.time_zone !== after.time_zone && text.zone(zoneLabel(after.time_zone), zoneLabel(before.time_zone)),
    before.currency !== after.currency && text.currency(currency(after.currency), currency(before.currency)),
    prefix(before) !== prefix(after) && text.prefix(prefix(after), prefix(before)),
  ];
  return {
    warnings: !before.maintenance && after.maintenance ? [text.closes] : [],
    changes: sentences.filter((sentence) => sentence !== false),
  };
}
