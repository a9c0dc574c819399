import type { SheetRow as Row } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useEffect, type ClipboardEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { spreadsheetMessages } from '../../../../messages/product/spreadsheet';
import { COLUMNS, isField, type Words } from '../model/cells.model';
import { isIn, type Place } from '../model/range.model';
import type { SheetEdit } from '../use-sheet';
import { CellEditor } from './cell-editor';
import { commandOf } from './grid-keys.model';
import styles from './sheet-grid.module.css';
import { SheetRow, cellId, isFigure, type CellState } from './sheet-row';
import type { GridControl } from './use-grid';
import { useWindow } from './use-window';

interface SheetGridProps {
  rows: readonly Row[];
  words: Words;
  edit: SheetEdit;
  grid: GridControl;
  /** why nothing can be written */
  reason: string | undefined;
  /** the last rows are seen */
  onEnd: () => void;
}

/** The cell that something happened in. */
function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Variants in rows, of which only those that are seen stand on the page; one cell is active, and keys are its own. */
export function SheetGrid({ rows, words, edit, grid, reason, onEnd }: SheetGridProps) {
  const text = useMessages(spreadsheetMessages);
  const { frame, body, first, last, reveal, revealBeside, isNearEnd } = useWindow(rows.length);
  const { selection, range, editing } = grid;
  const { row: activeRow, column: activeColumn } = selection.active;

  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, onEnd]);
  // the active cell is where somebody looks
  useEffect(() => {
    const cellOf = (column: number) => document.getElementById(cellId(activeRow, column));
    reveal(activeRow);
    revealBeside(cellOf(activeColumn), cellOf(0));
  }, [activeRow, activeColumn]); // oxlint-disable-line react/exhaustive-deps -- both read the frame alone

  function stateOf(key: string): CellState {
    const fault = edit.faults.get(key);
    return { isChanged: edit.isChanged(key), reason: edit.refused.get(key) ?? (fault && text.faults[fault]) };
  }

  function handleKeys(event: KeyboardEvent): void {
    const command = isTyping(event.target) ? undefined : commandOf(event);
    if (!command) return;
    event.preventDefault();
    grid.run(command);
  }

  function handlePress(event: PointerEvent): void {
    const place = placeOf(event.target);
    if (!place || isTyping(event.target) || event.button !== 0 || event.pointerType !== 'mouse') return;
    // the grid keeps the focus
    event.preventDefault();
    frame.current?.focus({ preventScroll: true });
    grid.press(place, event.shiftKey);
  }

  /** A finger that scrolls presses nothing; the second tap on a cell begins to change it. */
  function handleTap(event: MouseEvent): void {
    const place = placeOf(event.target);
    const isTap = (event.nativeEvent as unknown as Partial<globalThis.PointerEvent>).pointerType === 'touch'; // in every browser that has touch
    if (!place || !isTap || isTyping(event.target)) return;
    if (place.row === activeRow && place.column === activeColumn) grid.run({ do: 'edit' });
    else grid.press(place, false);
  }

  function handleMove(event: PointerEvent): void {
    const place = event.pointerType === 'mouse' && event.buttons === 1 ? placeOf(event.target) : undefined;
    if (place && !editing) grid.press(place, true);
  }

  function handleCopy(event: ClipboardEvent, cut: boolean): void {
    if (isTyping(event.target)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', grid.copy());
    if (cut) grid.run({ do: 'clear' });
  }

  function handlePaste(event: ClipboardEvent): void {
    if (isTyping(event.target)) return;
    event.preventDefault();
    grid.paste(event.clipboardData.getData('text/plain'));
  }

  const active = rows[activeRow];
  const field = COLUMNS[activeColumn];
  const editor = editing && active && isField(field) && (
    <CellEditor
      key={cellId(activeRow, activeColumn)}
      field={field}
      label={text.edit(text.columns[field], active.name)}
      initial={editing.text}
      statuses={words.statuses}
      onDone={(typed, by) => {
        grid.finish(typed, by);
        frame.current?.focus({ preventScroll: true });
      }}
      onCancel={() => {
        grid.cancel();
        frame.current?.focus({ preventScroll: true });
      }}
    />
  );
  const isShown = activeRow >= first && activeRow < last;

  return (
    <div
      ref={frame}
      role="grid"
      className={styles.Frame}
      tabIndex={0}
      aria-label={text.grid}
      aria-describedby="sheet-help"
      aria-rowcount={rows.length + 1}
      aria-colcount={COLUMNS.length}
      aria-multiselectable
      aria-readonly={reason === undefined ? undefined : true}
      aria-activedescendant={isShown ? cellId(activeRow, activeColumn) : undefined}
      onKeyDown={handleKeys}
      onPointerDown={handlePress}
      onPointerOver={handleMove}
      onClick={handleTap}
      onDoubleClick={(event) => placeOf(event.target) && !isTyping(event.target) && grid.run({ do: 'edit' })}
      onCopy={(event) => handleCopy(event, false)}
      onCut={(event) => handleCopy(event, true)}
      onPaste={handlePaste}
    >
      <div role="rowgroup" className={styles.Head}>
        <div role="row" className={styles.Row} aria-rowindex={1}>
          {COLUMNS.map((name, column) => (
            <div
              key={name}
              role="columnheader"
              className={styles.Cell}
              aria-colindex={column + 1}
              data-figure={isFigure(name) || undefined}
              data-first={name === 'name' || undefined}
            >
              {name.endsWith('_price') ? `${text.columns[name]} (${words.currency})` : text.columns[name]}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" ref={body} className={styles.Body}>
        {rows.slice(first, last).map((row, index) => {
          const at = first + index;
          return (
            <SheetRow
              key={row.variant_id}
              row={row}
              at={at}
              selected={isIn(range, { row: at, column: range.left }) ? [range.left, range.right] : undefined}
              active={at === activeRow ? activeColumn : undefined}
              textAt={edit.textAt}
              stateOf={stateOf}
              editor={at === activeRow && editor}
            />
          );
        })}
      </div>
    </div>
  );
}
