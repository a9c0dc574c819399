import type { JSX } from 'react';
import styles from './sample-note.module.css';
import { contentTexts as texts } from './content-texts';

/** The mark of a text that came with the shop and that its owner has not looked through yet. */
export function SampleNote(): JSX.Element {
  return (
    <p className={styles.Note}>
      <strong className={styles.Mark}>{texts.sample}</strong>
      {texts.sampleNote}
    </p>
  );
}
