import type { ReactNode } from 'react';
import styles from './specimen.module.css';

interface SpecimenProps {
  /** of the part, or of the group */
  name: string;
  /** beside each other in columns of equal width; else one below the other */
  columns?: boolean;
  children: ReactNode;
}

/** One group of parts on show. */
export function Specimen({ name, columns, children }: SpecimenProps) {
  return (
    <section className={styles.Specimen} aria-label={name}>
      <h2 className={styles.Name}>{name}</h2>
      <div className={styles.Parts} data-columns={columns || undefined}>
        {children}
      </div>
    </section>
  );
}
