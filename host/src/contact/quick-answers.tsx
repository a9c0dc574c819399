import type { JSX } from 'react';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import styles from './contact-page.module.css';
import { contactTexts } from './contact-texts';

const texts = contactTexts.help;
const PAGES = ['faq', 'shipping', 'returns'] as const;

/** What is asked most is answered without writing. */
export function QuickAnswers(): JSX.Element {
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
