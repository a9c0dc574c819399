import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import styles from './contact-page.module.css';
import { contactMessages } from './form/contact-messages';
const PAGES = ['faq', 'shipping', 'returns'] as const;

/** What is asked most is answered without writing. */
export function QuickAnswers(): JSX.Element {
  const texts = useMessages(contactMessages).help;
  return (
    <nav aria-labelledby="quick-answers">
      <h2 id="quick-answers" className={styles.Heading}>
        {texts.title}
      </h2>
      <ul className={styles.Links}>
        {PAGES.map((slug) => (
          <li key={slug}>
            <Link to={paths.page(slug)} className={styles.Link}>
              {texts.links[slug]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
