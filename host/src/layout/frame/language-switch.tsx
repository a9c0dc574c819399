import type { JSX } from 'react';
import { LANGUAGES, LANGUAGE_NAMES, currentLanguage, pathIn, useMessages } from '@tessera/shared/i18n';
import { useHydrated } from '@tessera/shared/late';
import { useLocation } from '@tessera/shared/vendor/router';
import { shellMessages } from '../../messages/shell-messages';
import styles from './language-switch.module.css';

/**
 * The same page in each language the shop speaks: links, because another language is another address. What the server
 * sends has only the part of the query that changes the page; the rest joins once the page is alive.
 */
export function LanguageSwitch(): JSX.Element {
  const { language: label } = useMessages(shellMessages);
  const { pathname, search } = useLocation();
  const alive = useHydrated();
  return (
    <nav aria-label={label}>
      {/* a key, so that the links are written anew then: hydration leaves attributes as they were sent */}
      <ul className={styles.Languages} key={alive ? 'alive' : 'sent'}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              className={styles.Language}
              href={pathIn(language, pathname) + search}
              hrefLang={language}
              lang={language}
              aria-current={language === currentLanguage() ? 'true' : undefined}
              suppressHydrationWarning
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
