import { useState } from 'react';

/** Which rows of the page on show are chosen. */
export interface Selection {
  /** in the order of the page */
  ids: readonly string[];
  extent: 'none' | 'some' | 'all';
  /** there is something to choose from */
  hasRows: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
}

/**
 * The rows that are chosen, out of those on show: what is not on the page (any more) is not chosen either, so that nothing
 * happens to a row that nobody sees.
 * @param shown ids of the page's rows
 */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => chosen.has(id));

  function toggle(id: string): void {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  const isAll = shown.length > 0 && ids.length === shown.length;
  return {
    ids,
    extent: isAll ? 'all' : ids.length > 0 ? 'some' : 'none',
    hasRows: shown.length > 0,
    has: (id) => chosen.has(id),
    toggle,
    toggleAll: () => setChosen(new Set(isAll ? [] : shown)),
    clear: () => setChosen(new Set()),
  };
}
