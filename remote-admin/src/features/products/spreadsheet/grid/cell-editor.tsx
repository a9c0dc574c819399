import type { ProductStatus } from '@tessera/shared/contract';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CellField } from '../model/cells.model';
import type { Place } from '../model/range.model';
import styles from './sheet-grid.module.css';

interface CellEditorProps {
  field: CellField;
  label: string;
  initial: string;
  statuses: Record<ProductStatus, string>;
  /** what was typed, and where to go then */
  onDone: (text: string, by: Place) => void;
  onCancel: () => void;
}

const INPUT_MODES = {
  sku: 'text',
  stock: 'numeric',
  expected_on: 'text',
  regular_price: 'decimal',
  sale_price: 'decimal',
} as const;
const HERE: Place = { row: 0, column: 0 };

function wayOf({ key, shiftKey }: KeyboardEvent): Place | undefined {
  const step = shiftKey ? -1 : 1;
  if (key === 'Enter') return { row: step, column: 0 };
  return key === 'Tab' ? { row: 0, column: step } : undefined;
}

/** The field in a cell while it is being changed: Enter and Tab take it over and lead on, Escape leaves it as it was. */
export function CellEditor({ field, label, initial, statuses, onDone, onCancel }: CellEditorProps) {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isOver = useRef(false);
  useEffect(() => input.current?.focus(), []);

  function finish(by: Place): void {
    if (isOver.current) return;
    isOver.current = true;
    onDone(text, by);
  }

  function handleKeys(event: KeyboardEvent): void {
    event.stopPropagation();
    const way = wayOf(event);
    if (way) {
      event.preventDefault();
      finish(way);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isOver.current = true;
      onCancel();
    }
  }

  const shared = {
    ref: input,
    className: styles.Editor,
    'aria-label': label,
    onKeyDown: handleKeys,
    onBlur: () => finish(HERE),
  };
  if (field === 'status') {
    const known = Object.values(statuses).find((name) => name.toLowerCase().startsWith(text.toLowerCase()));
    return (
      <select {...shared} value={known ?? statuses.draft} onChange={({ target }) => setText(target.value)}>
        {Object.entries(statuses).map(([status, name]) => (
          <option key={status}>{name}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      value={text}
      inputMode={INPUT_MODES[field]}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
