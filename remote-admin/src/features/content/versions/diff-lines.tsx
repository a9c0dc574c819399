import { VisuallyHidden } from '@tessera/shared/ui';
import { diffLines } from './diff.model';
import versions from '../../../versions/versions.module.css';
import styles from './versions.module.css';

interface DiffLinesProps {
  label: string;
  before: string;
  after: string;
  /** what is said of lines of one text alone */
  kinds: { removed: string; added: string };
}

/** Two texts line by line: what was only in the earlier one, and what is only in the later one. */
export const DiffLines = ({ label, before, after, kinds }: DiffLinesProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach that
  <div className={versions.Frame} tabIndex={0} role="region" aria-label={label}>
    <ol className={styles.Lines}>
      {diffLines(before, after).map(({ kind, line }, index) => (
        // lines repeat, and the list never changes
        <li key={index} className={styles.Line} data-kind={kind}>
          {kind !== 'same' && <VisuallyHidden>{kinds[kind]}: </VisuallyHidden>}
          {line}
        </li>
      ))}
    </ol>
  </div>
);
