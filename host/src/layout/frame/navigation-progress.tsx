import { useMessages } from '@tessera/shared/i18n';
import type { JSX } from 'react';
import { useNavigation } from '@tessera/shared/vendor/router';
import { shellMessages } from '../../messages/shell-messages';
import styles from './navigation-progress.module.css';

/** A line along the top while a page that takes longer than a moment is being loaded. */
export function NavigationProgress(): JSX.Element | null {
  const text = useMessages(shellMessages);
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.Progress} role="progressbar" aria-label={text.loadingPage} />;
}
