import type { Place } from '../model/range.model';

/** What a key does while nothing is being typed. */
export type GridCommand =
  | { do: 'move'; by: Place; extend: boolean }
  | { do: 'edit'; text?: string }
  | { do: 'all' | 'clear' | 'fill' | 'undo' | 'redo' };

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Farther than any sheet is long. */
const FAR = 1_000_000;
const PAGE = 15;

const MOVES: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -PAGE, column: 0 },
  PageDown: { row: PAGE, column: 0 },
  Home: { row: 0, column: -FAR },
  End: { row: 0, column: FAR },
};

const far = ({ row, column }: Place): Place => ({ row: Math.sign(row) * FAR, column: Math.sign(column) * FAR });

const HELD: Record<string, GridCommand['do']> = { a: 'all', d: 'fill', y: 'redo' };

function heldCommand({ key, shiftKey }: Key): GridCommand | undefined {
  const letter = key.toLowerCase();
  const move = MOVES[key];
  if (key === 'Home' || key === 'End') {
    const way = key === 'Home' ? -FAR : FAR;
    return { do: 'move', by: { row: way, column: way }, extend: shiftKey };
  }
  if (move) return { do: 'move', by: far(move), extend: shiftKey };
  if (letter === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  const found = HELD[letter];
  // it has no further parts: the others are not in that list
  return found === undefined ? undefined : ({ do: found } as GridCommand);
}

const PLAIN: Record<string, GridCommand> = {
  Enter: { do: 'edit' },
  F2: { do: 'edit' },
  Delete: { do: 'clear' },
  Backspace: { do: 'clear' },
};

function plainCommand({ key, shiftKey }: Key): GridCommand | undefined {
  const move = MOVES[key];
  if (move) return { do: 'move', by: move, extend: shiftKey };
  return PLAIN[key] ?? (key.length === 1 && key !== ' ' ? { do: 'edit', text: key } : undefined);
}

/** What a key means on the grid; undefined for one that is the browser's, such as Tab, which leads out of it. */
export function commandOf(key: Key): GridCommand | undefined {
  if (key.altKey) return undefined;
  return key.ctrlKey || key.metaKey ? heldCommand(key) : plainCommand(key);
}
