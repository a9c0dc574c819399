import type { AdminAttributeRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, SelectField, TextField } from '@tessera/shared/ui';
import { useState } from 'react';
import { listMessages } from '../../../messages/lists';
import { productsMessages } from '../../../messages/product/products';
import { endsOf, rangeOf } from './asked.model';
import styles from './attributes.module.css';

interface ValuesProps {
  attribute: Pick<AdminAttributeRecord, 'kind' | 'unit' | 'values'>;
  /** what is asked of it */
  asked: readonly string[];
  onChange: (asked: string[]) => void;
}

/** What a value is called, beside its colour. */
const Named = ({ label, colour }: { label: string; colour: string | null }) => (
  <span className={styles.Named}>
    {colour && (
      <svg className={styles.Colour} viewBox="0 0 2 2" aria-hidden="true">
        <circle cx="1" cy="1" r="1" fill={colour} />
      </svg>
    )}
    {label}
  </span>
);

/** Values of which one will do; what is asked for and is no value any more can be taken back. */
function Choices({ attribute, asked, onChange }: ValuesProps) {
  const [first] = useState(asked);
  const lost = asked.filter((value) => attribute.values.every((one) => one.value !== value));
  const known = [...lost.map((value) => ({ value, label: value, colour: null })), ...attribute.values];
  // What was asked for already is seen without scrolling.
  const values = known.toSorted(
    (one, other) => Number(first.includes(other.value)) - Number(first.includes(one.value)),
  );
  return (
    <div className={styles.Values}>
      {values.map(({ value, label, colour }) => (
        <Checkbox
          key={value}
          label={<Named label={label} colour={colour} />}
          checked={asked.includes(value)}
          onChange={({ target }) => onChange(target.checked ? [...asked, value] : asked.filter((one) => one !== value))}
        />
      ))}
    </div>
  );
}

/** Two ends, of which one may be left open. */
function Range({ attribute: { kind, unit }, asked, onChange }: ValuesProps) {
  const { from, to } = useMessages(listMessages);
  // As it is typed: half a number is none yet.
  const [ends, setEnds] = useState(() => endsOf(asked));
  const field = kind === 'date' ? { type: 'date' } : { inputMode: 'decimal' as const, maxLength: 20 };
  function change(end: Partial<typeof ends>): void {
    const typed = { ...ends, ...end };
    setEnds(typed);
    onChange(rangeOf(typed));
  }
  const labelOf = (end: string) => (unit === '' ? end : `${end} (${unit})`);
  return (
    <div className={styles.Pair}>
      <TextField
        {...field}
        label={labelOf(from)}
        value={ends.from}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextField
        {...field}
        label={labelOf(to)}
        value={ends.to}
        onChange={({ target }) => change({ to: target.value })}
      />
    </div>
  );
}

function YesOrNo({ asked, onChange }: ValuesProps) {
  const { yesNo, attributes } = useMessages(productsMessages);
  const { any } = useMessages(listMessages);
  return (
    <SelectField
      label={attributes.answer}
      value={asked[0] ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
    >
      <option value="">{any}</option>
      <option value="yes">{yesNo.true}</option>
      <option value="no">{yesNo.false}</option>
    </SelectField>
  );
}

/** A text is found by how it begins; marks that part questions from each other are none of it. */
function Beginning({ asked, onChange }: ValuesProps) {
  const { attributes } = useMessages(productsMessages);
  return (
    <TextField
      label={attributes.beginning}
      value={asked[0] ?? ''}
      maxLength={60}
      onChange={({ target }) => {
        const text = target.value.replace(/[:;,]/g, ' ');
        onChange(text.trim() === '' ? [] : [text]);
      }}
    />
  );
}

const FIELDS = {
  choice: Choices,
  swatch: Choices,
  number: Range,
  date: Range,
  boolean: YesOrNo,
  text: Beginning,
} as const;

/** What is asked of one attribute, by the fields of its kind. */
export function AttributeValues(props: ValuesProps) {
  const Fields = FIELDS[props.attribute.kind];
  return <Fields {...props} />;
}
