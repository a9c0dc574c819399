import type { JSX, ReactNode } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '../actions/button';
import styles from './state.module.css';
import { uiMessages } from '../base/ui-messages';

export interface ErrorStateProps {
  /** what did not work */
  title: string;
  /** what happened and what still works, in a sentence */
  children?: ReactNode;
  onRetry?: () => void;
  /** a retry is under way */
  pending?: boolean;
  retryLabel?: string;
  /** other ways on */
  actions?: ReactNode;
  /** number to tell the support */
  requestId?: string;
  level?: 1 | 2 | 3;
  compact?: boolean;
}

/** Something failed here: says what, offers a retry, leaves the rest of the page alone. */
export function ErrorState(props: ErrorStateProps): JSX.Element {
  const words = useMessages(uiMessages);
  const {
    title,
    children,
    onRetry,
    pending,
    retryLabel = words.tryAgain,
    actions,
    requestId,
    level = 2,
    compact,
  } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.State} data-compact={compact || undefined} role="alert">
      <Heading>{title}</Heading>
      {children && <div className={styles.Text}>{children}</div>}
      {(onRetry || actions) && (
        <div className={styles.Actions}>
          {onRetry && (
            <Button onClick={onRetry} pending={pending}>
              {retryLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
      {requestId && <p className={styles.Code}>{words.reference(requestId)}</p>}
    </div>
  );
}
