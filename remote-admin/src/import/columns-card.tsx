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
  /** that is what was chosen last, and not what its heading says */
  isKept: boolean;
  onChange: (field: string | null) => void;
}

/** A column with some of its cells, and the choice of what it is. */
function ColumnRow({ column: { heading, samples }, fields, field, isKept, onChange }: ColumnRowProps) {
  const words = useMessages(fileImportMessages).columns;
  const title = heading || words.unnamed;
  return (
    <li className={styles.Column} data-left={field === null || undefined}>
      <span className={styles.Heading}>
        {title}
        {isKept && <span className={styles.Kept}>{words.kept}</span>}
      </span>
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

type Column = SentFile['columns'][number];

/** What a column's heading says that it is. */
const saidBy = ({ field, by_heading }: Column): string | null => (by_heading === undefined ? field : by_heading);

/** A column as somebody has chosen. */
const chosenAs = (column: Column, field: string | null): Column => {
  const { heading, samples } = column;
  const by_heading = saidBy(column);
  return field === by_heading ? { heading, samples, field } : { heading, samples, field, by_heading };
};

interface KeptNoteProps {
  /** how many columns were chosen otherwise than their headings say */
  count: number;
  /** none of them is so now */
  isAnew: boolean;
  onSwitch: () => void;
}

/** That columns are as somebody has chosen before, and the way to go by their headings, and back. */
function KeptNote({ count, isAnew, onSwitch }: KeptNoteProps) {
  const words = useMessages(fileImportMessages).columns;
  const shown = count.toLocaleString(useLocale());
  return (
    <div className={styles.Actions}>
      <span role="status">{isAnew ? words.chosenBefore(count, shown) : words.asBefore(count, shown)}</span>
      <Button variant="secondary" size="sm" onClick={onSwitch}>
        {isAnew ? words.chooseSo : words.findAnew}
      </Button>
    </div>
  );
}

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
    const columns = file.columns.map((column, place) => chosenAs(column, fields[place] ?? null));
    client.setQueryData(fileQuery<SentFile>(path, file.id).queryKey, { ...file, columns });
    onChecked(id);
  });
  const known = file.fields.map((field) => ({ field, label: names[field] ?? field }));
  const left = fields.filter((field) => field === null).length;
  const isKept = ({ field, by_heading }: Column, place: number) => by_heading !== undefined && fields[place] === field;
  const ofBefore = file.columns.filter(({ by_heading }) => by_heading !== undefined);
  const kept = file.columns.filter(isKept).length;

  /** Goes by the headings where something else was chosen before, or back. */
  function switchKept(): void {
    const next = kept > 0 ? saidBy : ({ field }: Column) => field;
    setFields(file.columns.map((one, at) => (one.by_heading === undefined ? (fields[at] ?? null) : next(one))));
  }

  const optionsOf = (column: Column) => {
    const others = [...othersOf(column), ...othersOf({ ...column, field: saidBy(column) })];
    return [...others.filter(({ field }, at) => others.findIndex((one) => one.field === field) === at), ...known];
  };
  return (
    <Card title={text.title}>
      <div className={styles.Part}>
        <p className={styles.Quiet}>{hint}</p>
        {ofBefore.length > 0 && <KeptNote count={kept || ofBefore.length} isAnew={kept === 0} onSwitch={switchKept} />}
        <ul className={styles.Columns}>
          {file.columns.map((column, place) => (
            <ColumnRow
              key={place}
              column={column}
              fields={optionsOf(column)}
              field={fields[place] ?? null}
              isKept={isKept(column, place)}
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
