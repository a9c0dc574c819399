import type { JSX } from 'react';
import styles from './skip-link.module.css';

/** Id of the page's own part. */
export const CONTENT_ID = 'content';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink(): JSX.Element {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.Skip}>
      Skip to content
    </a>
  );
}
