import type { JSX } from 'react';
import type { Page } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui';
import styles from './table-of-contents.module.css';
import { contentMessages } from '../text/content-messages';

/** The least number of sections that a list of them helps with. */
const WORTH_LISTING = 2;

function Links({ sections }: Pick<Page, 'sections'>): JSX.Element {
  return (
    <ol className={styles.List}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.Link}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Leads to the sections of a text: beside it on a wide screen, folded above it on a narrow one. */
export function TableOfContents({ sections }: Pick<Page, 'sections'>): JSX.Element | null {
  const texts = useMessages(contentMessages);
  if (sections.length < WORTH_LISTING) return <div />;
  return (
    <div className={styles.Contents}>
      <nav className={styles.Wide} aria-label={texts.contents}>
        <p className={styles.Title}>{texts.contents}</p>
        <Links sections={sections} />
      </nav>
      <nav className={styles.Narrow} aria-label={texts.contents}>
        <details>
          <summary className={styles.Summary}>
            {texts.contents}
            <Icon name="chevron-down" size={16} className={styles.Chevron} />
          </summary>
          <Links sections={sections} />
        </details>
      </nav>
    </div>
  );
}
