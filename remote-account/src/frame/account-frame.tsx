import { useSession } from '@tessera/shared/session';
import { Container, PageHeader } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styles from './account-frame.module.css';
import { AccountInvitation } from './account-invitation';
import { AccountNav } from './account-nav';

interface AccountFrameProps {
  /** the page's h1 */
  title: string;
  /** stands above the title */
  breadcrumbs?: ReactNode;
  /** takes all the room beside the navigation */
  wide?: boolean;
  children: ReactNode;
}

/** What every page of the account stands in. A visitor without a session is invited in, and stays where they are. */
export function AccountFrame({ title, breadcrumbs, wide, children }: AccountFrameProps) {
  const signedOut = useSession(({ status }) => status === 'signed-out');
  return (
    <Container className={styles.Page}>
      <PageHeader title={title} breadcrumbs={breadcrumbs} />
      <div className={styles.Columns} data-wide={wide || undefined}>
        <AccountNav />
        <div className={styles.Content}>{signedOut ? <AccountInvitation /> : children}</div>
      </div>
    </Container>
  );
}
