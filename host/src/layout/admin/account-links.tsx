import { useState, type JSX } from 'react';
import { LANGUAGES, LANGUAGE_NAMES, currentLanguage, pathIn, useMessages } from '@tessera/shared/i18n';
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

/** What is somebody's own in the back office: colours, language, keys, and the ways out of it. */
export function AccountLinks({ onKeys, onFollow }: AccountLinksProps): JSX.Element {
  const text = useMessages(shellMessages);
  const words = useMessages(adminLayoutMessages);
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const { pathname, search } = useLocation();
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
          <a className={styles.Row} href={pathIn(language, pathname) + search} hrefLang={language} lang={language}>
            <RailIcon path={ICONS.language} />
            {LANGUAGE_NAMES[language]}
          </a>
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
