import type { JSX, ReactNode } from 'react';
import styles from './specimen.module.css';

export interface SpecimenProps {
  /** name of the component or group; the visual test takes its picture by it */
  name: string;
  children: ReactNode;
}

/** One group of components on show. */
export function Specimen({ name, children }: SpecimenProps): JSX.Element {
  return (
    <section className={styles.Specimen} data-specimen={name.toLowerCase()} aria-label={name}>
      <h2 className={styles.Heading}>{name}</h2>
      {children}
    </section>
  );
}
