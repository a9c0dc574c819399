import type { SheetRow } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button } from '@tessera/shared/ui';
import { useEffect, useMemo } from 'react';
import { ActionButton } from '../../../controls/actions/action-button';
import { SaveBar } from '../../../controls/saving/save-bar';
import { productsMessages } from '../../../messages/product/products';
import { spreadsheetMessages } from '../../../messages/product/spreadsheet';
import { useRights } from '../../../rights/use-rights';
import type { ProductsState } from '../products.model';
import { SheetGrid } from './grid/sheet-grid';
import { useGrid } from './grid/use-grid';
import { COLUMNS, isField, keyOf, type Words } from './model/cells.model';
import type { Place } from './model/range.model';
import styles from './spreadsheet.module.css';
import { useSaveSheet } from './use-save-sheet';
import { useSheet } from './use-sheet';

interface SpreadsheetBodyProps {
  state: ProductsState;
  rows: readonly SheetRow[];
  currency: string;
  locale: string;
  onEnd: () => void;
  onDirty: (isDirty: boolean) => void;
  note: string | undefined;
  /** asks for further rows, which could not be read */
  onMore: (() => void) | undefined;
}

/** The grid with what is done to it: undo, redo, fill, and one save of the cells that are not as they were. */
export function SpreadsheetBody(props: SpreadsheetBodyProps) {
  const { state, rows, currency, locale, onEnd, onDirty, note, onMore } = props;
  const text = useMessages(spreadsheetMessages);
  const { statuses } = useMessages(productsMessages);
  const reason = useRights()('products.write');
  const words = useMemo<Words>(() => ({ currency, locale, statuses }), [currency, locale, statuses]);
  const edit = useSheet(rows, words);
  const saving = useSaveSheet(state, edit, locale);
  const figure = (value: number): string => value.toLocaleString(locale);
  const grid = useGrid({
    rows: rows.length,
    edit,
    reason,
    onPasted: (count) => toast.info(text.pasted(count, figure(count)), { id: 'pasted' }),
  });
  const bad = new Set([...edit.faults.keys(), ...edit.refused.keys()]);

  useEffect(() => {
    onDirty(edit.isDirty);
    return () => onDirty(false);
  }, [edit.isDirty, onDirty]);

  /** Why the active cell is as it is. */
  function saysActive(): string {
    const { row, column } = grid.selection.active;
    const [shown, name] = [rows[row], COLUMNS[column]];
    if (!shown || !isField(name)) return text.readOnly;
    const key = keyOf(shown, name);
    const fault = edit.faults.get(key);
    return edit.refused.get(key) ?? (fault ? text.faults[fault] : '');
  }

  function firstBad(): Place | undefined {
    for (const [row, shown] of rows.entries()) {
      const column = COLUMNS.findIndex((name) => isField(name) && bad.has(keyOf(shown, name)));
      if (column >= 0) return { row, column };
    }
    return undefined;
  }

  function showBad(): void {
    const place = firstBad();
    if (place) grid.select(place);
    document.querySelector<HTMLElement>('[role="grid"]')?.focus();
  }

  return (
    <div className={styles.Body}>
      {reason && <Alert>{reason}</Alert>}
      <div className={styles.Actions}>
        <Button variant="secondary" size="sm" disabled={!edit.canTurn.undo} onClick={() => edit.turn('undo')}>
          {text.actions.undo}
        </Button>
        <Button variant="secondary" size="sm" disabled={!edit.canTurn.redo} onClick={() => edit.turn('redo')}>
          {text.actions.redo}
        </Button>
        <ActionButton variant="secondary" size="sm" reason={reason} onClick={() => grid.run({ do: 'fill' })}>
          {text.actions.fill}
        </ActionButton>
        <p className={styles.Says} role="status" data-tone={bad.size > 0 ? 'error' : undefined}>
          {saysActive()}
        </p>
      </div>
      <SheetGrid rows={rows} words={words} edit={edit} grid={grid} reason={reason} onEnd={onEnd} />
      <p id="sheet-help" className={styles.Help}>
        {text.help}
      </p>
      {note && <p className={styles.Help}>{note}</p>}
      {onMore && (
        <div>
          <Button variant="secondary" size="sm" onClick={onMore}>
            {text.more}
          </Button>
        </div>
      )}
      {bad.size > 0 && (
        <Alert tone="error">
          {text.faulty(bad.size, figure(bad.size))}{' '}
          <Button variant="quiet" size="sm" onClick={showBad}>
            {text.toFault}
          </Button>
        </Alert>
      )}
      <SaveBar
        dirty={edit.isDirty}
        saving={saving}
        onSave={() => edit.changes.length > 0 && !saving.isPending && saving.mutate(edit)}
        onDiscard={edit.discard}
      />
    </div>
  );
}
