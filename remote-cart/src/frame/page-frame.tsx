import { Container } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styles from './page-frame.module.css';
import { PageLocale } from './page-locale';

/** The column of a page, and its locale for everything in it. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <PageLocale>
      <Container className={styles.Page}>{children}</Container>
    </PageLocale>
  );
}
