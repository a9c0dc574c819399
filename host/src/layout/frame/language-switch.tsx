import type { JSX } from 'react';
import type { Store } from '@tessera/shared/contract';
import { LANGUAGE_NAMES, currentLanguage, pathIn, useMessages } from '@tessera/shared/i18n';
import { useLocation } from '@tessera/shared/vendor/router';
import { shellMessages } from '../../messages/shell-messages';
import styles from './language-switch.module.css';

/**
 * The same page in each language the shop is offered in, where there are several: links, because another language is
 * another address. What the server sends has only the part of the query that changes the page; the rest joins once the page
 * is alive. Hydration leaves attributes as they were sent, so the address is written to the link itself: another link in its
 * place would lose a press of this one.
 */
export function LanguageSwitch({ languages }: Pick<Store, 'languages'>): JSX.Element | null {
  const { language: label } = useMessages(shellMessages);
  const { pathname, search } = useLocation();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.Languages}>
        {languages.map((language) => {
          const href = pathIn(language, pathname) + search;
          return (
            <li key={language}>
              <a
                ref={(link) => link?.setAttribute('href', href)}
                className={styles.Language}
                href={href}
                hrefLang={language}
                lang={language}
                aria-current={language === currentLanguage() ? 'true' : undefined}
                suppressHydrationWarning
              >
                {LANGUAGE_NAMES[language]}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
