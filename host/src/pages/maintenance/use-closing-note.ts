import type { Store } from '@tessera/shared/contract';
import { currentLanguage, DEFAULT_LANGUAGE, localeOf, useMessages } from '@tessera/shared/i18n';
import { errorMessages } from '../error/error-messages';

/** With its zone: whoever reads it may be in another one. */
const MOMENT: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/**
 * What staff say to shoppers while the shop is closed, and when it is expected to open, in the store's time zone; undefined where
 * they say neither.
 */
export function useClosingNote(store: Store | undefined): string | undefined {
  const { types, opens } = useMessages(errorMessages);
  // an API one version behind does not say it yet
  const note = (store as Partial<Store> | undefined)?.maintenance_note;
  if (!store || !note) return undefined;
  const language = currentLanguage();
  const text = note.texts[language] || note.texts[DEFAULT_LANGUAGE];
  if (!note.until) return text || undefined;
  const moment = new Intl.DateTimeFormat(localeOf(language, store.locale), { ...MOMENT, timeZone: store.time_zone });
  return `${text || types.maintenance.description} ${opens(moment.format(new Date(note.until)))}`;
}
