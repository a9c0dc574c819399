import { useState, type JSX } from 'react';
import { LANGUAGES, LANGUAGE_NAMES, currentLanguage, pathIn, useMessages, type Language } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useSession } from '@tessera/shared/session';
import { VisuallyHidden } from '@tessera/shared/ui';
import { Link, useLocation } from '@tessera/shared/vendor/router';
import { shellMessages } from '../../messages/shell-messages';
import { switchTheme, type Theme } from '../frame/theme';
import { signOut } from '../navigation/sign-out';
import { adminLayoutMessages } from './admin-layout-messages';
import { ICONS, RailIcon } from './rail-icon';
import styles from './rail.module.css';

export interface AccountLinksProps {
  onKeys: () => void;
  onFollow?: () => void;
}

/**
 * This page in another language. The address is written to the link itself, as `LanguageSwitch` does it and for its reasons;
 * that one is part of every page of the shop, so that a component for both would cost its visitors bytes.
 */
function OtherLanguage({ language }: { language: Language }): JSX.Element {
  const { pathname, search } = useLocation();
  const href = pathIn(language, pathname) + search;
  return (
    <a
      ref={(link) => link?.setAttribute('href', href)}
      className={styles.Row}
      href={href}
      hrefLang={language}
      lang={language}
      suppressHydrationWarning
    >
      <RailIcon path={ICONS.language} />
      {LANGUAGE_NAMES[language]}
    </a>
  );
}

/** What is somebody's own in the back office: colours, language, keys, password and second factor, and the ways out of it. */
export function AccountLinks({ onKeys, onFollow }: AccountLinksProps): JSX.Element {
  const text = useMessages(shellMessages);
  const words = useMessages(adminLayoutMessages);
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const [chosen, setChosen] = useState<Theme>();
  return (
    <ul className={styles.List}>
      <li>
        <button type="button" className={styles.Row} onClick={() => setChosen(switchTheme())}>
          <RailIcon path={ICONS.theme} />
          {text.theme.label}
        </button>
        <VisuallyHidden role="status">{chosen && text.theme[chosen]}</VisuallyHidden>
      </li>
      {LANGUAGES.filter((language) => language !== currentLanguage()).map((language) => (
        <li key={language}>
          <OtherLanguage language={language} />
        </li>
      ))}
      <li className={styles.KeysEntry}>
        <button
          type="button"
          className={styles.Row}
          onClick={() => {
            onFollow?.();
            onKeys();
          }}
        >
          <RailIcon path={ICONS.keys} />
          {words.keys}
        </button>
      </li>
      {signedIn && (
        <li>
          <Link to={paths.accountSecurity()} className={styles.Row} onClick={onFollow}>
            <RailIcon path={ICONS.security} />
            {words.security}
          </Link>
        </li>
      )}
      <li>
        <Link to={paths.home()} className={styles.Row} onClick={onFollow}>
          <RailIcon path={ICONS.shop} />
          {words.shop}
        </Link>
      </li>
      {signedIn && (
        <li>
          <button type="button" className={styles.Row} onClick={signOut}>
            <RailIcon path={ICONS.signOut} />
            {text.logout}
          </button>
        </li>
      )}
    </ul>
  );
}
