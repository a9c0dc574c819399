import { currentLanguage, localeOf } from '@tessera/shared/i18n';
import { useContext } from 'react';
import { LocaleContext } from './locale-context';

/** The page's locale, for prices, dates and names of countries. */
export function useLocale(): string {
  return useContext(LocaleContext) ?? localeOf(currentLanguage());
}
