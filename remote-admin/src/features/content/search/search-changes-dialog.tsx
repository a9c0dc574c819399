import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { FormDialog } from '../../../controls/form-dialog';
import { searchMessages } from '../../../messages/content/search';
import styles from './search.module.css';

interface SearchChangesDialogProps {
  /** in sentences; undefined: nothing is asked */
  asked: { warnings: readonly string[]; changes: readonly string[] } | undefined;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** What searches will do otherwise, before the lists are saved. */
export function SearchChangesDialog({ asked, pending, onClose, onConfirm }: SearchChangesDialogProps) {
  const text = useMessages(searchMessages).changes;
  const { warnings = [], changes = [] } = asked ?? {};
  const isDangerous = warnings.length > 0;
  return (
    <FormDialog
      open={asked !== undefined}
      onClose={onClose}
      title={text.title}
      description={text.lead}
      submit={isDangerous ? text.saveAnyway : text.save}
      tone={isDangerous ? 'danger' : 'primary'}
      pending={pending}
      onSubmit={onConfirm}
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
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}
