import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, Select } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { fileImportMessages } from '../messages/file-import';
import { Card } from '../page/card';
import { fileQuery } from './import.queries';
import { useBeginJob } from './use-import-steps';
import type { CheckResult, ImportSubject, SentFile } from './import-subject';
import styles from './import.module.css';

interface ColumnRowProps {
  column: SentFile['columns'][number];
  /** what a column can be */
  fields: readonly { field: string; label: string }[];
  field: string | null;
  onChange: (field: string | null) => void;
}

/** A column with some of its cells, and the choice of what it is. */
function ColumnRow({ column: { heading, samples }, fields, field, onChange }: ColumnRowProps) {
  const words = useMessages(fileImportMessages).columns;
  const title = heading || words.unnamed;
  return (
    <li className={styles.Column} data-left={field === null || undefined}>
      <span className={styles.Heading}>{title}</span>
      <span className={styles.Samples}>{samples.join(' · ')}</span>
      <Select
        className={styles.Choice}
        aria-label={words.of(title)}
        value={field ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{words.none}</option>
        {fields.map((one) => (
          <option key={one.field} value={one.field}>
            {one.label}
          </option>
        ))}
      </Select>
    </li>
  );
}

const noOthers = () => () => [];

/** What each column is, as its heading says or somebody has chosen. @param onChecked told of the job that checks the file */
export function ColumnsCard<File extends SentFile, Found extends CheckResult>({
  of: { name, path, useWords, useOthers = noOthers },
  file,
  onChecked,
}: {
  of: ImportSubject<File, Found>;
  file: File;
  onChecked: (id: string) => void;
}) {
  const { fields: names, columns: hint } = useWords();
  const othersOf = useOthers();
  const text = useMessages(fileImportMessages).columns;
  const locale = useLocale();
  const [fields, setFields] = useState(() => file.columns.map(({ field }) => field));
  const client = useQueryClient();
  const begin = useBeginJob((id) => {
    // what was chosen is there again for whoever comes back
    const columns = file.columns.map((column, place) => ({ ...column, field: fields[place] ?? null }));
    client.setQueryData(fileQuery<SentFile>(path, file.id).queryKey, { ...file, columns });
    onChecked(id);
  });
  const known = file.fields.map((field) => ({ field, label: names[field] ?? field }));
  const left = fields.filter((field) => field === null).length;
  return (
    <Card title={text.title}>
      <div className={styles.Part}>
        <p className={styles.Quiet}>{hint}</p>
        <ul className={styles.Columns}>
          {file.columns.map((column, place) => (
            <ColumnRow
              key={place}
              column={column}
              fields={[...othersOf(column), ...known]}
              field={fields[place] ?? null}
              onChange={(field) => setFields(fields.map((one, at) => (at === place ? field : one)))}
            />
          ))}
        </ul>
        <div className={`${styles.Actions} ${styles.Bar}`}>
          <Button
            pending={begin.isPending}
            onClick={() => begin.mutate({ kind: `${name}.check_file`, parameters: { file_id: file.id, fields } })}
          >
            {text.check}
          </Button>
          {left > 0 && <span className={styles.Quiet}>{text.left(left, left.toLocaleString(locale))}</span>}
        </div>
      </div>
    </Card>
  );
}
