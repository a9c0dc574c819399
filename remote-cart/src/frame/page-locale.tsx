import { currentLanguage, localeOf } from '@tessera/shared/i18n';
import { useLocale as useStoreLocale } from '@tessera/shared/query';
import { createContext, useContext, type ReactNode } from 'react';

/** A cart of a hundred lines must not ask for it a hundred times. */
const LocaleContext = createContext<string | undefined>(undefined);

/** How money and days are written in everything below. */
export function PageLocale({ children }: { children: ReactNode }) {
  return <LocaleContext value={useStoreLocale()}>{children}</LocaleContext>;
}

/** The page's locale, for prices, dates and names of countries. Below a `PageLocale`. */
export function useLocale(): string {
  return useContext(LocaleContext) ?? localeOf(currentLanguage());
}
