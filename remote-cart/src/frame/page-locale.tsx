import { currentLanguage, localeOf } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import type { ReactNode } from 'react';
import { LocaleContext } from './locale-context';

/** How money and days are written in everything below. */
export function PageLocale({ children }: { children: ReactNode }) {
  const { data } = useQuery(storeQuery());
  return <LocaleContext value={localeOf(currentLanguage(), data?.locale)}>{children}</LocaleContext>;
}
