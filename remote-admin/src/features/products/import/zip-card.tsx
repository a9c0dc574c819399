import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { ProductFile } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useId } from 'react';
import fileBox from '../../../form/file-box.module.css';
import { importMessages } from '../../../messages/product/import';
import { Card } from '../../../page/card';
import { fileQuery } from '../../../import/import.queries';
import styles from '../../../import/import.module.css';
import { sendZip } from './import.queries';

const MOST_BYTES = 500 * 1024 * 1024;

/** Takes the pictures that a file names, as a zip. */
export function ZipCard({ file }: { file: ProductFile }) {
  const text = useMessages(importMessages).zip;
  const locale = useLocale();
  const client = useQueryClient();
  const hint = useId();
  const sending = useMutation({
    mutationFn: (zip: File) =>
      zip.size > MOST_BYTES ? Promise.reject(new Error(text.tooLarge)) : sendZip(file.id, zip),
    onSuccess: (sent) => client.setQueryData(fileQuery<ProductFile>('product', file.id).queryKey, sent),
  });
  const { zip } = file;
  const there = zip ? text.there(zip.name, zip.pictures, zip.pictures.toLocaleString(locale)) : '';
  return (
    <Card title={text.title}>
      <div className={styles.Part}>
        <p id={hint} className={styles.Quiet}>
          {text.text}
        </p>
        <label className={fileBox.Box}>
          <span>{text.label}</span>
          <input
            type="file"
            accept=".zip,application/zip"
            aria-describedby={hint}
            disabled={sending.isPending}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) sending.mutate(chosen);
              target.value = '';
            }}
          />
        </label>
        <p className={styles.Quiet} role="status">
          {sending.isPending ? text.sending : there}
        </p>
        {sending.error && <Alert tone="error">{sending.error.message || UNEXPECTED_ERROR}</Alert>}
      </div>
    </Card>
  );
}
