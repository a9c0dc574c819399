import type { JSX } from 'react';
import { toast } from '@tessera/shared/events';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { cx } from '@tessera/shared/ui';
import { catalogMessages } from '../../messages/catalog';
import { type Compared, toggleCompared, useCompared } from './compare-store';
import heart from '@tessera/shared/styles/heart.module.css';
import styles from './compare-button.module.css';

export interface CompareButtonProps {
  product: Compared;
  className?: string;
  /** with its word beside the sign */
  wordy?: boolean;
}

/** Puts a product into the comparison and takes it out again. */
export function CompareButton({ product, className, wordy }: CompareButtonProps): JSX.Element {
  const text = useMessages(catalogMessages);
  const isIn = useCompared().some(({ id }) => id === product.id);
  const toggle = (): void => {
    if (!toggleCompared(product)) toast.info(messagesIn(catalogMessages).compareFull, { id: 'compare' });
  };
  return (
    <button
      type="button"
      className={cx(wordy ? styles.Wordy : heart.Heart, className)}
      aria-label={wordy ? undefined : text.compareName(product.name)}
      aria-pressed={isIn}
      onClick={toggle}
    >
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d={isIn ? 'm4.5 12.5 5 5 10-11' : 'M9 4v16M15 4v16M4 8h5M4 16h5m6-4h5'} strokeLinecap="round" />
      </svg>
      {wordy && text.compare}
    </button>
  );
}
