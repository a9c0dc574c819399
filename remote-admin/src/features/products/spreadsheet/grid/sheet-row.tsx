import type { SheetRow as Row } from '@tessera/shared/contract';
import type { ReactNode } from 'react';
import { COLUMNS, isField, keyOf, type SheetColumn } from '../model/cells.model';
import type { Place } from '../model/range.model';
import styles from './sheet-grid.module.css';

export const cellId = (row: number, column: number): string => `sheet-${row}-${column}`;

export interface CellState {
  isChanged: boolean;
  /** what is wrong with it, or why it was not saved */
  reason: string | undefined;
}

interface SheetRowProps {
  row: Row;
  at: number;
  /** the columns that are selected, from one to the other; undefined: none */
  selected: readonly [left: number, right: number] | undefined;
  /** the column of the active cell, where it is in this row */
  active: number | undefined;
  textAt: (place: Place) => string;
  stateOf: (key: string) => CellState;
  /** in the place of the active cell's text */
  editor: ReactNode;
}

const FIGURES: readonly SheetColumn[] = ['regular_price', 'sale_price', 'stock', 'expected_on'];
const READ_ONLY: CellState = { isChanged: false, reason: undefined };

export const isFigure = (column: SheetColumn): boolean => FIGURES.includes(column);

interface CellProps {
  name: SheetColumn;
  place: Place;
  state: CellState;
  isSelected: boolean;
  isActive: boolean;
  children: ReactNode;
}

function Cell({ name, place: { row, column }, state, isSelected, isActive, children }: CellProps) {
  return (
    <div
      id={cellId(row, column)}
      role={name === 'name' ? 'rowheader' : 'gridcell'}
      className={styles.Cell}
      aria-colindex={column + 1}
      aria-selected={isSelected}
      aria-readonly={state === READ_ONLY || undefined}
      aria-invalid={state.reason !== undefined || undefined}
      title={state.reason}
      data-row={row}
      data-column={column}
      data-active={isActive || undefined}
      data-changed={state.isChanged || undefined}
      data-figure={isFigure(name) || undefined}
      data-first={name === 'name' || undefined}
    >
      {children}
    </div>
  );
}

/** One variant. */
export function SheetRow({ row, at, selected, active, textAt, stateOf, editor }: SheetRowProps) {
  const [left, right] = selected ?? [COLUMNS.length, -1];
  return (
    <div role="row" className={styles.Row} aria-rowindex={at + 2}>
      {COLUMNS.map((name, column) => {
        const place = { row: at, column };
        const isActive = active === column;
        return (
          <Cell
            key={name}
            name={name}
            place={place}
            state={isField(name) ? stateOf(keyOf(row, name)) : READ_ONLY}
            isSelected={column >= left && column <= right}
            isActive={isActive}
          >
            {isActive && editor ? editor : <span className={styles.Text}>{textAt(place)}</span>}
          </Cell>
        );
      })}
    </div>
  );
}
