import { useState } from 'react';
import { COLUMNS, isField } from '../model/cells.model';
import {
  copied,
  filledDown,
  moved,
  only,
  pasted,
  placesIn,
  rangeOf,
  type Place,
  type Placed,
} from '../model/range.model';
import { fromTsv, toTsv } from '../model/tsv.model';
import type { SheetEdit } from '../use-sheet';
import type { GridCommand } from './grid-keys.model';

interface GridUse {
  rows: number;
  edit: SheetEdit;
  /** why nothing can be written */
  reason: string | undefined;
  /** told of how many cells were pasted into */
  onPasted: (count: number) => void;
}

/** The first cell that can be written. */
const START: Place = { row: 0, column: COLUMNS.findIndex(isField) };

/** What is selected in the grid, and what keys, pointer and clipboard do with it. */
export function useGrid({ rows, edit, reason, onPasted }: GridUse) {
  const [selection, setSelection] = useState(only(START));
  const [editing, setEditing] = useState<{ text: string }>();
  const size = { rows, columns: COLUMNS.length };
  const range = rangeOf(selection);
  const { active } = selection;
  const canWrite = reason === undefined;

  const write = (placed: readonly Placed[]): number => (canWrite ? edit.write(placed) : 0);

  /** @param text what is typed in the place of what stands there */
  function begin(text?: string): void {
    if (canWrite && isField(COLUMNS[active.column])) setEditing({ text: text ?? edit.textAt(active) });
  }

  function run(command: GridCommand): void {
    switch (command.do) {
      case 'move':
        return setSelection(moved(selection, command.by, size, command.extend));
      case 'edit':
        return begin(command.text);
      case 'all':
        return setSelection({ anchor: { row: 0, column: 0 }, active: { row: rows - 1, column: size.columns - 1 } });
      case 'clear':
        return void write(
          placesIn(range).flatMap((place) => (COLUMNS[place.column] === 'status' ? [] : [{ ...place, text: '' }])),
        );
      case 'fill':
        return void write(filledDown(range, edit.textAt));
      case 'undo':
      case 'redo':
        return edit.turn(command.do);
    }
  }

  return {
    selection,
    range,
    editing,
    run,
    /** A press on a cell; on the active one alone it begins to change it where there is no keyboard. */
    press(place: Place, extend: boolean): void {
      setEditing(undefined);
      setSelection(extend ? { anchor: selection.anchor, active: place } : only(place));
    },
    finish(text: string, by: Place): void {
      setEditing(undefined);
      write([{ ...active, text }]);
      setSelection(moved(only(active), by, size, false));
    },
    cancel: () => setEditing(undefined),
    copy: (): string => toTsv(copied(range, edit.textAt)),
    paste(text: string): void {
      const placed = pasted(fromTsv(text), range, size);
      const count = write(placed);
      const end = placed.at(-1);
      if (end)
        setSelection({ anchor: { row: range.top, column: range.left }, active: { row: end.row, column: end.column } });
      if (count > 0) onPasted(count);
    },
    select: (place: Place): void => setSelection(only(place)),
  };
}

export type GridControl = ReturnType<typeof useGrid>;
