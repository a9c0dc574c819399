import { momentOf } from '@tessera/shared/dates';
import { messagesIn, type Language } from '@tessera/shared/i18n';
import { storeMessages } from '../../../messages/settings/store';
import type { StoreValues } from './store.model';

/** What shoppers read of it, and the language that it is written in: English where their own has no words. */
export function announcedIn(values: StoreValues, language: Language): { words: string; lang: Language } {
  const [en, de] = [values.announcement_en.trim(), values.announcement_de.trim()];
  return language === 'de' && de !== '' ? { words: de, lang: 'de' } : { words: en, lang: 'en' };
}

/**
 * When shoppers see it, in a sentence (docs/product.md §2).
 * @param locale in which moments are written
 * @param now milliseconds since the epoch
 */
export function whenAnnounced(values: StoreValues, locale: string, now: number): string {
  const { announcementSeen: text } = messagesIn(storeMessages);
  const { announcement_from: from, announcement_until: until } = values;
  const isAhead = (moment: string): boolean => moment !== '' && Date.parse(moment) > now;
  const word = (moment: string): string => (moment === '' ? '' : momentOf(moment, locale));
  if (until !== '' && !isAhead(until)) return text.over(word(until));
  return text.when(isAhead(from) ? word(from) : '', word(until));
}
