import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useId } from 'react';
import fileBox from '../form/file-box.module.css';
import { fileImportMessages } from '../messages/file-import';
import { Card } from '../page/card';
import type { CheckResult, ImportSubject, SentFile } from './import-subject';
import { fileQuery, sendFile } from './import.queries';
import styles from './import.module.css';

const MOST_BYTES = 50 * 1024 * 1024;

/** Takes a file, chosen or dropped. @param onSent told of its id */
export function SendCard<Sent extends SentFile, Found extends CheckResult>({
  of: { path, useWords },
  onSent,
}: {
  of: ImportSubject<Sent, Found>;
  onSent: (id: string) => void;
}) {
  const words = useWords().send;
  const text = useMessages(fileImportMessages).send;
  const client = useQueryClient();
  const hint = useId();
  const sending = useMutation({
    mutationFn: (file: File) =>
      file.size > MOST_BYTES ? Promise.reject(new Error(text.tooLarge)) : sendFile<Sent>(path, file),
    onSuccess: (file) => {
      client.setQueryData(fileQuery<Sent>(path, file.id).queryKey, file);
      onSent(file.id);
    },
  });
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && !sending.isPending) sending.mutate(file);
  };
  return (
    <Card title={words.title}>
      <div
        className={styles.Part}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        <label className={fileBox.Box}>
          <span>{text.label}</span>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-describedby={hint}
            disabled={sending.isPending}
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
          />
        </label>
        <p id={hint} className={styles.Quiet}>
          {words.hint}
        </p>
        <p className={styles.Quiet} role="status">
          {sending.isPending ? text.sending : ''}
        </p>
        {sending.error && <Alert tone="error">{sending.error.message || UNEXPECTED_ERROR}</Alert>}
      </div>
    </Card>
  );
}
