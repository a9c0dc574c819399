import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { Alert } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styles from './question.module.css';

interface QuestionProps {
  /** why what was answered could not be done */
  failure: Error | null;
  /** the buttons: the way back, then what is done for good */
  answers: ReactNode;
  /** what it is about */
  children: ReactNode;
}

/** What a dialog asks before something is done that cannot be undone. */
export function Question({ failure, answers, children }: QuestionProps) {
  return (
    <div className={styles.Question}>
      {failure && <Alert tone="error">{failure.message || UNEXPECTED_ERROR}</Alert>}
      {children}
      <div className={styles.Choice}>{answers}</div>
    </div>
  );
}
