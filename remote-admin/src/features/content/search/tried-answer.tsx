import type { TriedAnswer as Answer } from '@tessera/shared/contract';
import type { Language } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useMessages } from '@tessera/shared/i18n';
import { Picture } from '@tessera/shared/ui';
import { searchMessages } from '../../../messages/content/search';
import styles from './search.module.css';
import { answerWords } from './trial.model';

interface TriedAnswerProps {
  title: string;
  answer: Answer;
  /** that the products' names are in */
  language: Language;
}

/** What the shop answers to a search: how it is understood, how much it finds, and the best of it. */
export function TriedAnswer({ title, answer, language }: TriedAnswerProps) {
  const text = useMessages(searchMessages).trial;
  const locale = useLocale();
  const { products, total } = answer;
  return (
    <section className={styles.Answer} aria-label={title}>
      <h3 className={styles.AnswerTitle}>{title}</h3>
      <p className={styles.Total}>{text.found(total, total.toLocaleString(locale))}</p>
      <ul className={styles.Sentences}>
        {answerWords(answer).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {products.length > 0 && (
        <ul className={styles.Products} lang={language}>
          {products.map(({ id, name, image }) => (
            <li key={id} className={styles.Product}>
              <div className={styles.Picture}>{image && <Picture image={image} sizes="40px" alt="" />}</div>
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
