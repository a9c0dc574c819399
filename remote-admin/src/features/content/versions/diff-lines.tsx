import { VisuallyHidden } from '@tessera/shared/ui';
import { diffLines } from './diff.model';
import styles from './versions.module.css';

interface DiffLinesProps {
  before: string;
  after: string;
  /** what is said of lines of one text alone */
  kinds: { removed: string; added: string };
}

/** Two texts line by line: what was only in the earlier one, and what is only in the later one. */
export const DiffLines = ({ before, after, kinds }: DiffLinesProps) => (
  <ol className={styles.Lines}>
    {diffLines(before, after).map(({ kind, line }, index) => (
      // lines repeat, and the list never changes
      <li key={index} className={styles.Line} data-kind={kind}>
        {kind !== 'same' && <VisuallyHidden>{kinds[kind]}: </VisuallyHidden>}
        {line}
      </li>
    ))}
  </ol>
);
