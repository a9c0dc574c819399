import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import styles from './sample-note.module.css';
import { contentMessages } from '../text/content-messages';

/** For staff alone: the mark of a text that came with the shop and that its owner has not looked through yet. */
export function SampleNote(): JSX.Element {
  const texts = useMessages(contentMessages);
  return (
    <p className={styles.Note}>
      <strong className={styles.Mark}>{texts.sample}</strong>
      {texts.sampleNote}
    </p>
  );
}
