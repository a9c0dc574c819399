import type { JSX } from 'react';
import { Icon } from '@tessera/shared/ui';
import styles from './faq-question.module.css';
import type { Question } from './faq.model';
import { Prose } from '../text/prose';

/** A question that unfolds its answer; works without scripts, and is found by the browser's own search. */
export function FaqQuestion({ question, open }: { question: Question; open: boolean }): JSX.Element {
  return (
    <details id={question.id} className={styles.Question} open={open || undefined}>
      <summary className={styles.Summary}>
        <h3 className={styles.Title}>{question.title}</h3>
        <Icon name="plus" className={styles.Sign} />
      </summary>
      <div className={styles.Answer}>
        <Prose html={question.html} />
      </div>
    </details>
  );
}
