import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { frameMessages } from '../../messages/frame';
import type { Conflict } from './merge-edit';
import styles from '../section/section.module.css';

interface ConflictNoticeProps<Field extends string> {
  /** 'Your profile' */
  what: string;
  labels: Record<Field, string>;
  conflicts: Conflict<Field>[];
}

/** What somebody else saved meanwhile, beside what stands in the form. */
export function ConflictNotice<Field extends string>({ what, labels, conflicts }: ConflictNoticeProps<Field>) {
  const texts = useMessages(frameMessages);
  return (
    <Alert tone="warning">
      <p>{texts.changedMeanwhile(what)}</p>
      {conflicts.length > 0 ? (
        <ul className={styles.Conflicts}>
          {conflicts.map(({ field, present, yours }) => (
            <li key={field}>{texts.differs(labels[field], present, yours)}</li>
          ))}
        </ul>
      ) : (
        <p>{texts.takenOver}</p>
      )}
      <p>{texts.howToGoOn}</p>
    </Alert>
  );
}
