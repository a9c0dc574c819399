import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { sessionStore, useSession } from '@tessera/shared/session';
import { useAfterSignIn } from './after-sign-in';
import styles from './auth-page.module.css';
import { isCompletingSignIn } from './complete-sign-in';

export interface AuthPageProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The frame of a screen for signing in or up; whoever has a session already goes on at once. */
export function AuthPage({ title, text, children }: AuthPageProps) {
  const status = useSession((state) => state.status);
  const goOn = useAfterSignIn();
  useEffect(() => {
    if (status === 'signed-in' && !isCompletingSignIn()) goOn(sessionStore.getState().role ?? 'REGULAR');
    // only a change of the session sends the visitor on, not a new `goOn` of the same page
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [status]);
  return (
    <section className={styles.Page} aria-labelledby="auth-page-title">
      <h1 id="auth-page-title" className={styles.Title}>
        {title}
      </h1>
      <p className={styles.Text}>{text}</p>
      {children}
    </section>
  );
}
