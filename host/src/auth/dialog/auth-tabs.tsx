import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { authMessages } from '../flow/auth-messages';
import styles from './auth-tabs.module.css';

export type AuthTab = 'sign-in' | 'create-account';

export interface AuthTabsProps {
  tab: AuthTab;
  onChange: (tab: AuthTab) => void;
  /** the form of the chosen tab */
  children: ReactNode;
}

/** Switches between the two forms; left and right keys move between the tabs. */
export function AuthTabs({ tab, onChange, children }: AuthTabsProps) {
  const texts = useMessages(authMessages).tabs;
  const tabs: { tab: AuthTab; label: string }[] = [
    { tab: 'sign-in', label: texts.signIn },
    { tab: 'create-account', label: texts.createAccount },
  ];
  const id = useId();
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = tab === 'sign-in' ? 'create-account' : 'sign-in';
    onChange(other);
    document.getElementById(`${id}-${other}`)?.focus();
  };
  return (
    <>
      <div className={styles.Tabs} role="tablist" aria-label={texts.label} onKeyDown={handleKeyDown} tabIndex={-1}>
        {tabs.map((entry) => (
          <button
            key={entry.tab}
            id={`${id}-${entry.tab}`}
            className={styles.Tab}
            type="button"
            role="tab"
            aria-selected={entry.tab === tab}
            aria-controls={`${id}-panel`}
            tabIndex={entry.tab === tab ? 0 : -1}
            onClick={() => onChange(entry.tab)}
          >
            {entry.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {children}
      </div>
    </>
  );
}
