import { useId, type ReactNode, type Ref } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** one or two sentences under the title */
  intro?: ReactNode;
  /** stands beside the title */
  action?: ReactNode;
  /** takes the focus when what had it went away */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** One subject of a page: its heading, what it is about, what can be done. */
export function Section({ title, intro, action, titleRef, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.Section} aria-labelledby={id}>
      <div className={styles.Head}>
        <div className={styles.Bar}>
          <h2 id={id} ref={titleRef} tabIndex={-1} className={styles.Title}>
            {title}
          </h2>
          {action}
        </div>
        {intro && <p className={styles.Intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
