import { currentLanguage, localeOf } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { Container } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import type { ReactNode } from 'react';
import { LocaleContext } from './locale-context';
import styles from './page-frame.module.css';

/** The column of a page, and its locale for everything in it. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { data } = useQuery(storeQuery());
  return (
    <LocaleContext value={localeOf(currentLanguage(), data?.locale)}>
      <Container className={styles.Page}>{children}</Container>
    </LocaleContext>
  );
}
