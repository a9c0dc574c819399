import { useMessages } from '@tessera/shared/i18n';
import type { JSX } from 'react';
import { shellMessages } from '../../messages/shell-messages';
import styles from './skip-link.module.css';

/** Id of the page's own part. */
export const CONTENT_ID = 'content';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink(): JSX.Element {
  const text = useMessages(shellMessages);
  return (
    <a href={`#${CONTENT_ID}`} className={styles.Skip}>
      {text.skip}
    </a>
  );
}
