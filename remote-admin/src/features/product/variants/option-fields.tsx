import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, TextField } from '@tessera/shared/ui';
import { useState } from 'react';
import { productMessages } from '../../../messages/product/product';
import {
  countOf,
  fillRows,
  MOST_VARIANTS,
  withoutOption,
  type OptionDraft,
  type VariantsDraft,
} from '../model/variants.model';
import form from '../../../form/page/page-form.module.css';
import styles from '../product.module.css';

const MOST_OPTIONS = 5;

interface OptionFieldsProps {
  draft: VariantsDraft;
  error: string | undefined;
  onChange: (draft: VariantsDraft) => void;
}

/** Options with their values. Rows follow when a field is left, so that half a word makes no variant. */
export function OptionFields({ draft, error, onChange }: OptionFieldsProps) {
  const text = useMessages(productMessages).options;
  const locale = useLocale();
  /** what is being typed; undefined: as it is in the draft */
  const [typed, setTyped] = useState<OptionDraft[]>();
  const options = typed ?? draft.options;
  const count = countOf(options);
  const isTooMany = count > MOST_VARIANTS;
  const shown = (value: number): string => value.toLocaleString(locale);

  function settle(): void {
    if (!typed || isTooMany) return;
    const named = typed.filter(({ values }) => values.trim() !== '');
    if (named.length < typed.length) return;
    onChange({ options: typed, rows: fillRows(typed, draft.rows) });
    setTyped(undefined);
  }

  const type = (at: number, changes: Partial<OptionDraft>): void =>
    setTyped(options.map((option, index) => (index === at ? { ...option, ...changes } : option)));

  function remove(at: number): void {
    setTyped(undefined);
    if (at < draft.options.length) onChange(withoutOption(draft, at));
  }

  return (
    <div className={form.Group} onBlur={settle}>
      {options.map(({ name, values }, at) => (
        <div key={at} className={styles.Option}>
          <TextField
            label={text.name(shown(at + 1))}
            value={name}
            placeholder={text.namePlaceholder}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => type(at, { name: target.value })}
          />
          <TextField
            label={text.values(shown(at + 1))}
            value={values}
            hint={at === 0 ? text.valuesHint : undefined}
            autoComplete="off"
            onChange={({ target }) => type(at, { values: target.value })}
          />
          <Button variant="quiet" size="sm" onClick={() => remove(at)}>
            {text.remove(name || text.name(shown(at + 1)))}
          </Button>
        </div>
      ))}
      {isTooMany && <Alert tone="error">{text.tooMany(shown(count), shown(MOST_VARIANTS))}</Alert>}
      {error && <Alert tone="error">{error}</Alert>}
      {options.length < MOST_OPTIONS && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setTyped([...options, { name: '', values: '' }])}>
            {text.add}
          </Button>
        </div>
      )}
    </div>
  );
}
