import type { Store } from '@tessera/shared/contract';
import { currentLanguage, useMessages } from '@tessera/shared/i18n';
import { Container, IconButton } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { JSX } from 'react';
import { shellMessages } from '../../messages/shell-messages';
import { CONTENT_ID } from '../frame/skip-link';
import { ANNOUNCEMENT_KEY, announcementText } from './announcement-text';
import styles from './announcement.module.css';

/** Out of sight by the same attribute that the script in the head sets, so that both ways are one. */
function putAway(text: string): void {
  document.documentElement.dataset['announcement'] = 'off';
  // its button is gone, and the focus with it
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  try {
    sessionStorage.setItem(ANNOUNCEMENT_KEY, text);
  } catch {
    // a browser without storage shows it again on the next load
  }
}

/** One sentence of the store above everything, until it is put away for this visit (docs/product.md §2). */
export function Announcement({ announcement }: Pick<Store, 'announcement'>): JSX.Element | null {
  const words = useMessages(shellMessages).announcement;
  const text = announcementText(announcement, currentLanguage());
  if (!text) return null;
  const to = announcement?.to;
  return (
    <section className={styles.Announcement} aria-label={words.label}>
      <Container className={styles.Row}>
        <p className={styles.Text}>{to ? <Link to={to}>{text}</Link> : text}</p>
        <IconButton icon="close" className={styles.Hide} label={words.hide} onClick={() => putAway(text)} />
      </Container>
    </section>
  );
}
