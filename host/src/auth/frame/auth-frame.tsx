import type { ReactNode, Ref } from 'react';
import styles from './auth-frame.module.css';

export interface AuthFrameProps {
  title: string;
  text: ReactNode;
  /** for a screen that takes the place of another: its heading can take the focus */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** Heading, an introduction, and what there is to do. */
export function AuthFrame({ title, text, headingRef, children }: AuthFrameProps) {
  return (
    <section className={styles.Page} aria-labelledby="auth-page-title">
      <h1 id="auth-page-title" className={styles.Title} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h1>
      <p className={styles.Text}>{text}</p>
      {children}
    </section>
  );
}
