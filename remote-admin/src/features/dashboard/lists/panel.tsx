import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  /** of the heading */
  id: string;
  title: string;
  /** a line beside the title; '' keeps its place while it is on its way */
  note?: string;
  children: ReactNode;
}

/** A part of the dashboard with its heading. */
export function Panel({ id, title, note, children }: PanelProps) {
  return (
    <section className={styles.Panel} aria-labelledby={id}>
      <div className={styles.Bar}>
        <h2 id={id} className={styles.Title}>
          {title}
        </h2>
        {note !== undefined && <p className={styles.Note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
