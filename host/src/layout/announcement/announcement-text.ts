import type { Store } from '@tessera/shared/contract';
import { DEFAULT_LANGUAGE, type Language } from '@tessera/shared/i18n';

/** In the tab's storage: the announcement that was put away, by its words. Another one is shown again. */
export const ANNOUNCEMENT_KEY = 'announcement';

/** What the store announces in a language, else in English; '' where it has nothing to say. */
export function announcementText(announcement: Store['announcement'] | undefined, language: Language): string {
  if (!announcement) return '';
  return announcement.texts[language] || announcement.texts[DEFAULT_LANGUAGE];
}
