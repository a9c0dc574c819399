import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { AuthFrame } from './auth-frame';
import styles from './auth-frame.module.css';

export interface OutcomeProps {
  title: string;
  text: ReactNode;
  /** the ways on */
  children: ReactNode;
}

/** How something ended. It takes the place of what was there, so its heading takes the focus: it is read out from there. */
export function Outcome({ title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthFrame title={title} text={text} headingRef={heading}>
      <div className={styles.Actions}>{children}</div>
    </AuthFrame>
  );
}
