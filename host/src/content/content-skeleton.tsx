import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { shellMessages } from '../messages/shell-messages';
import styles from './content-skeleton.module.css';

const LINES = ['full', 'wide', 'full', 'half'] as const;

/** The shape of a text that is on its way. */
export function ContentSkeleton(): JSX.Element {
  return (
    <div className={styles.Skeleton} aria-busy="true">
      <VisuallyHidden role="status">{useMessages(shellMessages).loading}</VisuallyHidden>
      <Skeleton shape="block" className={styles.Title} />
      {[1, 2, 3].map((paragraph) => (
        <div key={paragraph} className={styles.Paragraph}>
          {LINES.map((width, line) => (
            <Skeleton key={line} width={width} />
          ))}
        </div>
      ))}
    </div>
  );
}
