import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { FormDialog } from '../controls/form-dialog';
import { settingsMessages } from '../messages/settings/settings';
import styles from './preview-dialog.module.css';

/** More sentences than anybody reads. */
const MOST_CHANGES = 40;

export interface PreviewDialogProps {
  edit: {
    /** what will be saved once it is confirmed; none: nothing is asked */
    asked: unknown;
    saving: { isPending: boolean };
    giveUp: () => void;
    confirm: () => void;
  };
  /** since when it will be so; left out: for orders that are placed from now on */
  lead?: string;
  /** what to know before, in sentences */
  warnings: readonly string[];
  /** what will be otherwise, in sentences */
  changes: readonly string[];
}

/** What will be otherwise, before it is saved; what could go wrong stands first. */
export function PreviewDialog({ edit, lead, warnings, changes }: PreviewDialogProps) {
  const text = useMessages(settingsMessages).preview;
  const locale = useLocale();
  const more = changes.length - MOST_CHANGES;
  const isDangerous = warnings.length > 0;
  return (
    <FormDialog
      open={edit.asked !== undefined}
      onClose={edit.giveUp}
      title={text.title}
      description={lead ?? text.lead}
      submit={isDangerous ? text.saveAnyway : text.save}
      tone={isDangerous ? 'danger' : 'primary'}
      size="lg"
      pending={edit.saving.isPending}
      onSubmit={edit.confirm}
    >
      {isDangerous && (
        <Alert tone="warning">
          <ul className={styles.Sentences}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
      {changes.length > 0 && (
        <ul className={styles.Sentences}>
          {changes.slice(0, MOST_CHANGES).map((change) => (
            <li key={change}>{change}</li>
          ))}
          {more > 0 && <li>{text.more(more, more.toLocaleString(locale))}</li>}
        </ul>
      )}
    </FormDialog>
  );
}
