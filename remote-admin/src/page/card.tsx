import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: string;
  /** beside the title: one small action */
  action?: ReactNode;
  /** there is nothing in it to read on paper */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A section of the page in a frame of its own. */
export function Card({ title, action, screenOnly, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.Card} aria-labelledby={id} data-screen-only={screenOnly || undefined}>
      <div className={styles.Bar}>
        <h2 id={id} className={styles.Title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
