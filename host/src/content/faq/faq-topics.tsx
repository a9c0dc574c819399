import { useState, type JSX } from 'react';
import type { Page } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { EmptyState, Icon, VisuallyHidden } from '@tessera/shared/ui';
import styles from './faq-topics.module.css';
import { contentMessages } from '../text/content-messages';
import { FaqQuestion } from './faq-question';
import { searchTopics, topicsOf } from './faq.model';
import { useOpenAnswers } from './use-open-answers';

/** The questions by topic, with a search over questions and answers. */
export function FaqTopics({ page }: { page: Page }): JSX.Element {
  const texts = useMessages(contentMessages).search;
  const [search, setSearch] = useState('');
  const list = useOpenAnswers();
  const topics = searchTopics(topicsOf(page), search);
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  const searching = search.trim() !== '';
  return (
    <div ref={list} className={styles.Topics}>
      <div role="search" className={styles.Search}>
        <Icon name="search" className={styles.Sign} />
        <input
          className={styles.Input}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          aria-label={texts.label}
          placeholder={texts.placeholder}
          autoComplete="off"
        />
      </div>
      <VisuallyHidden role="status">{searching && (count > 0 ? texts.count(count) : texts.none)}</VisuallyHidden>
      {topics.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className={styles.Title}>
            {title}
          </h2>
          {questions.map((question) => (
            // a search opens what it has found
            <FaqQuestion key={`${question.id} ${searching}`} question={question} open={searching && count <= 3} />
          ))}
        </section>
      ))}
      {count === 0 && (
        <EmptyState compact title={texts.none}>
          <p>{texts.noneText}</p>
        </EmptyState>
      )}
    </div>
  );
}
