import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { useHydrated } from '@tessera/shared/late';
import styles from './admin-layout.module.css';
import { adminLayoutMessages } from './admin-layout-messages';
import { commandKey } from './keys/command-key';
import { ICONS, RailIcon } from './rail-icon';

/** Opens the palette; says its keys where there is room for them. */
export function FindButton({ onPress }: { onPress: () => void }): JSX.Element {
  const text = useMessages(adminLayoutMessages);
  // a server does not know the keyboard
  const command = useHydrated() ? commandKey() : 'Ctrl';
  return (
    <button
      type="button"
      className={styles.Find}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-tip={text.find}
      onClick={onPress}
    >
      <RailIcon path={ICONS.search} />
      <span className={styles.FindText}>{text.find}</span>
      <kbd className={styles.FindKey} aria-hidden="true">
        {command} K
      </kbd>
    </button>
  );
}
