import { useState, type JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Dialog, IconButton } from '@tessera/shared/ui';
import type { LayoutProps } from '../frame/layout-props';
import { NavigationProgress } from '../frame/navigation-progress';
import { RouteAnnouncer } from '../frame/route-announcer';
import { CONTENT_ID, SkipLink } from '../frame/skip-link';
import { ThemeSwitch } from '../frame/theme-switch';
import { Wordmark } from '../frame/wordmark';
import styles from './admin-layout.module.css';
import { adminLayoutMessages } from './admin-layout-messages';
import { AdminLinks } from './admin-links';

export const messages = [adminLayoutMessages];

/** Around the back office: a rail with its pages, on a narrow screen a bar with the same in a sheet; dense text. */
export default function AdminLayout({ children, remotes, store }: LayoutProps): JSX.Element {
  const text = useMessages(adminLayoutMessages);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div className={styles.Admin}>
      <SkipLink />
      <NavigationProgress />
      <header className={styles.Rail}>
        <IconButton
          className={styles.Menu}
          icon="menu"
          label={text.menu}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        <div className={styles.Brand}>
          <Wordmark name={store.name} />
        </div>
        <div className={styles.Entries}>
          <AdminLinks remotes={remotes} label={text.rail} />
        </div>
        <ThemeSwitch className={styles.Theme} />
      </header>
      <Dialog open={open} onClose={close} title={text.menu} placement="start">
        <AdminLinks remotes={remotes} label={text.sheet} onFollow={close} />
      </Dialog>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.Main}>
        {children}
      </main>
      <RouteAnnouncer />
    </div>
  );
}
