import type { JSX } from 'react';
import styles from './prose.module.css';

export interface ProseProps {
  /** sanitised by the API */
  html: string;
  /** the first words of a page, a little larger */
  lead?: boolean;
}

/** A piece of a text that the store's owner has written. */
export function Prose({ html, lead }: ProseProps): JSX.Element {
  return <div className={styles.Prose} data-lead={lead || undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}
