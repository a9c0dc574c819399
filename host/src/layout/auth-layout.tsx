import type { JSX } from 'react';
import styles from './auth-layout.module.css';
import type { LayoutProps } from './frame/layout-props';
import { LanguageSwitch } from './frame/language-switch';
import { NavigationProgress } from './frame/navigation-progress';
import { CONTENT_ID, SkipLink } from './frame/skip-link';
import { ThemeSwitch } from './frame/theme-switch';
import { Wordmark } from './frame/wordmark';

/** Around the screens for signing in and signing up: nothing but the way back to the shop. */
export default function AuthLayout({ children, store }: LayoutProps): JSX.Element {
  return (
    <div className={styles.Auth}>
      <SkipLink />
      <NavigationProgress />
      <header className={styles.Bar}>
        <Wordmark name={store.name} logo={store.logo} />
        <ThemeSwitch />
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.Main}>
        {children}
      </main>
      <footer className={styles.Note} suppressHydrationWarning>
        {/* oxlint-disable-next-line react/purity -- the footer's year: the browser's is right */}
        {`© ${new Date().getFullYear()} ${store.name}`}
        <LanguageSwitch languages={store.languages} />
      </footer>
    </div>
  );
}
