import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { currentLanguage, type Language } from '@tessera/shared/i18n';

/** In both languages at hand: without a connection no file with messages arrives. */
const OFFLINE: Record<Language, string> = {
  en: 'You are offline: try again when you are connected.',
  de: 'Sie sind offline: versuchen Sie es noch einmal, wenn Sie wieder verbunden sind.',
};

/** What to say beside a failure that the network is to blame for; undefined while there is one. */
export function offlineText(): string | undefined {
  return navigator.onLine ? undefined : OFFLINE[currentLanguage()];
}

/** What to say when not even the code of an action has arrived. */
export const notLoadedText = (): string => offlineText() ?? UNEXPECTED_ERROR;
