import type { ProductFile } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, Select } from '@tessera/shared/ui';
import { useState } from 'react';
import { importMessages } from '../../../messages/product/import';
import { Card } from '../../../page/card';
import { useBeginJob } from './use-import-step';
import styles from './import.module.css';

const ATTRIBUTE = 'attribute:';
const LONGEST_ATTRIBUTE = 60;

interface ColumnRowProps {
  column: ProductFile['columns'][number];
  /** what a column can be */
  fields: readonly string[];
  field: string | null;
  onChange: (field: string | null) => void;
}

/** A column with some of its cells, and the choice of what it is. */
function ColumnRow({ column: { heading, samples, field: guessed }, fields, field, onChange }: ColumnRowProps) {
  const text = useMessages(importMessages);
  const words = text.columns;
  const names: Partial<Record<string, string>> = text.fields;
  const title = heading || words.unnamed;
  const attribute = guessed?.startsWith(ATTRIBUTE) ? guessed.slice(ATTRIBUTE.length) : heading;
  const canBeAttribute = attribute !== '' && attribute.length <= LONGEST_ATTRIBUTE;
  return (
    <li className={styles.Column} data-left={field === null || undefined}>
      <span className={styles.Heading}>{title}</span>
      <span className={styles.Samples}>{samples.join(' · ')}</span>
      <Select
        aria-label={words.of(title)}
        value={field ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{words.none}</option>
        {canBeAttribute && <option value={ATTRIBUTE + attribute}>{words.attribute(attribute)}</option>}
        {fields.map((name) => (
          <option key={name} value={name}>
            {names[name] ?? name}
          </option>
        ))}
      </Select>
    </li>
  );
}

/** What each column is, as its heading says or somebody has chosen. @param onChecked told of the job that checks the file */
export function ColumnsCard({ file, onChecked }: { file: ProductFile; onChecked: (id: string) => void }) {
  const text = useMessages(importMessages).columns;
  const locale = useLocale();
  const [fields, setFields] = useState(() => file.columns.map(({ field }) => field));
  const begin = useBeginJob(onChecked);
  const left = fields.filter((field) => field === null).length;
  return (
    <Card title={text.title}>
      <div className={styles.Part}>
        <p className={styles.Quiet}>{text.text}</p>
        <ul className={styles.Columns}>
          {file.columns.map((column, place) => (
            <ColumnRow
              key={place}
              column={column}
              fields={file.fields}
              field={fields[place] ?? null}
              onChange={(field) => setFields(fields.map((one, at) => (at === place ? field : one)))}
            />
          ))}
        </ul>
        <div className={styles.Actions}>
          <Button
            pending={begin.isPending}
            onClick={() => begin.mutate({ kind: 'products.check_file', parameters: { file_id: file.id, fields } })}
          >
            {text.check}
          </Button>
          {left > 0 && <span className={styles.Quiet}>{text.left(left, left.toLocaleString(locale))}</span>}
        </div>
      </div>
    </Card>
  );
}
