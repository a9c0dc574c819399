import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { ContactLink } from '../../links/contact-link';
import styles from './more-help.module.css';
import { contentMessages } from '../text/content-messages';

/** At the end of each text: the way to a person. */
export function MoreHelp(): JSX.Element {
  const texts = useMessages(contentMessages);
  return (
    <aside className={styles.Help}>
      <p>{texts.more}</p>
      <ContactLink className={styles.Link}>{texts.contact}</ContactLink>
    </aside>
  );
}
