import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { Select } from '@tessera/shared/ui';
import type { KeyboardEvent } from 'react';
import { Menu, type MenuItem } from '../../../controls/actions/menu';
import { InGerman } from '../../../form/fields/in-german';
import { attributesMessages } from '../../../messages/attributes';
import type { AttributeKind } from '../kinds';
import { familiesFor, type ValueDraft } from './attribute.model';
import styles from './attribute.module.css';
import { SwatchFields } from './swatch-fields';

interface ValueRowProps {
  value: ValueDraft;
  values: readonly ValueDraft[];
  /** counted from one, as people read it */
  place: string;
  kind: AttributeKind;
  locale: string;
  isInvalid: boolean;
  /** nothing waits to be saved */
  mayMerge: boolean;
  /** none: their order is not staff's */
  onMove: ((by: -1 | 1) => void) | undefined;
  onDragStart: () => void;
  onDrop: () => void;
  onChange: (changes: Partial<ValueDraft>) => void;
  onMerge: () => void | Promise<void>;
  onRemove: () => void;
}

/** What can be done with a value. */
function itemsOf({ value, mayMerge, onMove, onMerge, onRemove }: ValueRowProps): MenuItem[] {
  const { values: text } = messagesIn(attributesMessages);
  const steps: MenuItem[] = onMove
    ? [
        { key: 'up', label: text.up, onSelect: () => onMove(-1) },
        { key: 'down', label: text.down, onSelect: () => onMove(1) },
      ]
    : [];
  const unsaved = mayMerge ? {} : { reason: text.saveFirst };
  const merge: MenuItem = { key: 'merge', label: text.merge, ...unsaved, onSelect: onMerge };
  const used = value.is_of_variants ? { reason: text.ofVariants } : {};
  return [
    ...steps,
    ...(value.id === undefined ? [] : [merge]),
    { key: 'remove', label: text.remove, tone: 'danger', ...used, onSelect: onRemove },
  ];
}

/** One value: its words, what its swatch looks like, its family, and what can be done with it. */
export function ValueRow(props: ValueRowProps) {
  const { value, values, place, kind, locale, isInvalid, onMove, onChange } = props;
  const messages = useMessages(attributesMessages);
  const text = messages.values;
  const name = value.label || text.unnamed;
  const isFixed = kind === 'boolean';
  const hasWords = kind !== 'number' && kind !== 'date';
  const families = kind === 'swatch' ? familiesFor(values, value.key) : [];
  function handleKeys(event: KeyboardEvent): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!event.altKey || by === undefined || !onMove) return;
    event.preventDefault();
    onMove(by);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in the fields inside
    <li
      className={styles.Value}
      data-value={value.key}
      data-kind={kind}
      draggable={onMove !== undefined}
      onDragStart={props.onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
      onKeyDown={handleKeys}
    >
      {kind === 'swatch' && <SwatchFields value={value} name={name} onChange={onChange} />}
      <input
        className={styles.Input}
        aria-label={text.label(place)}
        aria-invalid={isInvalid || undefined}
        value={value.label}
        maxLength={120}
        autoComplete="off"
        readOnly={isFixed}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      {hasWords && (
        <InGerman>
          <input
            className={styles.Input}
            aria-label={text.german(place)}
            placeholder="Deutsch"
            value={value.label_de}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => onChange({ label_de: target.value })}
          />
        </InGerman>
      )}
      {kind === 'swatch' && (
        <Select
          className={styles.Family}
          aria-label={text.family(name)}
          value={value.family}
          disabled={families.length === 0 && value.family === ''}
          onChange={({ target }) => onChange({ family: target.value })}
        >
          <option value="">{text.noFamily}</option>
          {families.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      )}
      <span className={styles.Count}>
        {messages.inUse(value.product_count, value.product_count.toLocaleString(locale))}
      </span>
      {!isFixed && <Menu label={text.actionsOf(name)} shown={text.actionsShown} items={itemsOf(props)} />}
    </li>
  );
}
