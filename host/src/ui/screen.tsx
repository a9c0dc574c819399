import type { JSX, ReactNode } from 'react';
import type { ErrorType } from '../messages/en/error';
import { Mosaic } from './mosaic';
import styles from './screen.module.css';

export interface ScreenProps {
  /** one or two words above the title */
  eyebrow: string;
  title: string;
  text: ReactNode;
  /** what is drawn on the loose tile */
  sign: ErrorType | 'not-found';
  /** read out at once, because it takes the place of something else */
  alert?: boolean;
  /** what can be done now */
  children: ReactNode;
}

/** The head of a page that stands where another one was wanted: what happened, in large letters, and the next steps. */
export function Screen({ eyebrow, title, text, sign, alert, children }: ScreenProps): JSX.Element {
  return (
    <div className={styles.Screen}>
      <div role={alert ? 'alert' : undefined}>
        <p className={styles.Eyebrow}>{eyebrow}</p>
        <h1 className={styles.Title}>{title}</h1>
        <p className={styles.Text}>{text}</p>
        {children}
      </div>
      <div className={styles.Art}>
        <Mosaic sign={sign} />
      </div>
    </div>
  );
}
