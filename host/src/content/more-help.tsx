import type { JSX } from 'react';
import { ContactLink } from '../contact';
import styles from './more-help.module.css';
import { contentTexts as texts } from './content-texts';

/** At the end of each text: the way to a person. */
export function MoreHelp(): JSX.Element {
  return (
    <aside className={styles.Help}>
      <p>{texts.more}</p>
      <ContactLink className={styles.Link}>{texts.contact}</ContactLink>
    </aside>
  );
}
