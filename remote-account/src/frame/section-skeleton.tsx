import { Skeleton } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A section's heading, empty, over the shapes of what it will hold. */
export function SectionSkeleton({ intro, children }: { intro?: boolean; children?: ReactNode }) {
  return (
    <div className={styles.Section}>
      <div className={styles.Head}>
        <div className={styles.Bar}>
          <Skeleton width="short" className={styles.Title} />
        </div>
        {intro && <Skeleton width="wide" className={styles.Intro} />}
      </div>
      {children}
    </div>
  );
}
