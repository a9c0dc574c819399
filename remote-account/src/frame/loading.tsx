import type { ReactNode } from 'react';
import styles from './account-frame.module.css';

interface LoadingProps {
  /** 'Loading your addresses' */
  label: string;
  children: ReactNode;
}

/** Says what is under way in the places of what is to come. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div className={styles.Content} role="status" aria-busy="true" aria-label={label}>
      {children}
    </div>
  );
}
