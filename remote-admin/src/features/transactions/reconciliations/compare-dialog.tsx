import type { Reconciliation } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { SelectField } from '@tessera/shared/ui';
import { useId, useState } from 'react';
import { valueOf } from '../../../controls/write-errors';
import { AskDialog } from '../../../form/ask-dialog';
import { Options } from '../../../form/fields/options';
import { reconciliationsMessages } from '../../../messages/transactions/reconciliations';
import { transactionsMessages } from '../../../messages/transactions/transactions';
import { METHODS, readFile } from './reconciliations.model';
import { compareFile } from './reconciliations.queries';
import styles from './reconciliations.module.css';

export interface CompareDialogProps {
  open: boolean;
  onClose: () => void;
  onCompared: (made: Reconciliation) => void;
}

interface Asked {
  method: string;
  file: File;
}

/** Reads the file first: what cannot be read is not sent. @throws Error with a sentence about it */
async function send({ method, file }: Asked): Promise<Reconciliation> {
  const read = await readFile(file);
  if ('error' in read) throw new Error(read.error);
  return compareFile({ method, file_name: file.name.slice(0, 200), csv: read.csv });
}

/** Asks whose file it is, and for the file. */
export default function CompareDialog({ open, onClose, onCompared }: CompareDialogProps) {
  const text = useMessages(reconciliationsMessages);
  const { methods } = useMessages(transactionsMessages);
  const { form } = text;
  const id = useId();
  const [file, setFile] = useState<File>();
  return (
    <AskDialog<Asked, Reconciliation>
      open={open}
      onClose={onClose}
      title={form.title}
      description={form.text}
      submit={form.submit}
      done={text.done}
      read={(data) => (file ? { method: valueOf(data, 'method'), file } : { errors: { csv: form.fileMissing } })}
      send={send}
      onDone={onCompared}
    >
      {(errors) => (
        <>
          <SelectField label={form.method} name="method" defaultValue={METHODS[0]}>
            <Options of={METHODS} names={methods} />
          </SelectField>
          <div className={styles.File}>
            <label htmlFor={id} className={styles.Label}>
              {form.file}
            </label>
            <input
              id={id}
              type="file"
              name="csv"
              accept=".csv,text/csv"
              aria-invalid={errors.csv ? true : undefined}
              aria-describedby={errors.csv ? `${id}-error` : undefined}
              onChange={({ target }) => setFile(target.files?.[0])}
            />
            {errors.csv && (
              <p id={`${id}-error`} className={styles.Error} role="alert">
                {errors.csv}
              </p>
            )}
          </div>
        </>
      )}
    </AskDialog>
  );
}
