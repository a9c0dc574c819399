import type { SheetRow } from '@tessera/shared/contract';
import { useMemo, useState } from 'react';
import { COLUMNS, isField, keyOf, textOf, type Words } from './model/cells.model';
import { changesOf } from './model/changes.model';
import type { Place, Placed } from './model/range.model';
import { NO_STEPS, stepped, turned, type Steps } from './model/undo.model';

interface Edited {
  /** what was typed, by the key of its cell; none where a cell is as it was */
  texts: ReadonlyMap<string, string>;
  steps: Steps;
  /** why a cell was not saved */
  refused: ReadonlyMap<string, string>;
}

const UNTOUCHED: Edited = { texts: new Map(), steps: NO_STEPS, refused: new Map() };

/** What is changed of the rows and not saved. @param rows as they were read @param words the same ones each time */
export function useSheet(rows: readonly SheetRow[], words: Words) {
  const [{ texts, steps, refused }, setEdited] = useState(UNTOUCHED);

  function cellAt({ row, column }: Place) {
    const [shown, name] = [rows[row], COLUMNS[column]];
    if (!shown || name === undefined) return undefined;
    const key = isField(name) ? keyOf(shown, name) : undefined;
    return { key, was: textOf(shown, name, words) };
  }

  function textAt(place: Place): string {
    const cell = cellAt(place);
    return (cell?.key !== undefined ? texts.get(cell.key) : undefined) ?? cell?.was ?? '';
  }

  /** What a cell is while nobody has changed it, by its key. */
  function originals(keys: Iterable<string>): Map<string, string> {
    const wanted = new Set(keys);
    const found = new Map<string, string>();
    for (const row of rows) {
      for (const name of COLUMNS) {
        const key = isField(name) ? keyOf(row, name) : undefined;
        if (key !== undefined && wanted.has(key)) found.set(key, textOf(row, name, words));
      }
    }
    return found;
  }

  function put(written: ReadonlyMap<string, string>, next: Steps): void {
    const before = originals(written.keys());
    const now = new Map(texts);
    const left = new Map(refused);
    for (const [key, text] of written) {
      left.delete(key);
      if (text === before.get(key)) now.delete(key);
      else now.set(key, text);
    }
    setEdited({ texts: now, steps: next, refused: left });
  }

  /** Writes into cells, those that can be written; answers into how many. */
  function write(placed: readonly Placed[]): number {
    const step = new Map<string, { key: string; before: string; after: string }>();
    for (const { text, ...place } of placed) {
      const key = cellAt(place)?.key;
      if (key !== undefined) step.set(key, { key, before: textAt(place), after: text });
    }
    const written = [...step.values()];
    put(new Map(written.map(({ key, after }) => [key, after])), stepped(steps, written));
    return written.length;
  }

  function turn(way: 'undo' | 'redo'): void {
    const turn = turned(steps, way);
    if (turn) put(turn.texts, turn.steps);
  }

  const changes = useMemo(() => changesOf(rows, texts, words), [rows, texts, words]);

  return {
    ...changes,
    refused,
    textAt,
    write,
    turn,
    canTurn: { undo: steps.done.length > 0, redo: steps.undone.length > 0 },
    isDirty: texts.size > 0,
    /** Whether a cell is not as it was. */
    isChanged: (key: string): boolean => texts.has(key),
    /** what was typed, by the key of its cell */
    texts,
    /**
     * What was sent is saved, but for the cells that have a reason, which stay as they were typed. What was typed into a cell
     * since stays as well, be it what was there before.
     * @param sent the texts that were sent, by the keys of their cells
     */
    settle(reasons: ReadonlyMap<string, string>, sent: ReadonlyMap<string, string>): void {
      const before = originals(sent.keys());
      setEdited((edited) => {
        const left = new Map(edited.texts);
        for (const [key, text] of sent) {
          const now = left.get(key) ?? before.get(key) ?? '';
          if (reasons.has(key)) continue;
          if (now === text) left.delete(key);
          else left.set(key, now);
        }
        return { ...edited, texts: left, refused: reasons };
      });
    },
    discard: () => setEdited(UNTOUCHED),
  };
}

export type SheetEdit = ReturnType<typeof useSheet>;
