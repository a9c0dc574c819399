import { useEffect, useRef, type RefObject } from 'react';

interface KeptFocus {
  id: string;
  /** on what the row is dragged by; else on its menu */
  isGrip: boolean;
}

/**
 * Keeps the focus on a row that is moved: one that the browser has put elsewhere loses it.
 * @param list its rows say their id as `data-row`
 * @param rows the focus goes back when these change
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, rows: unknown) {
  const kept = useRef<KeptFocus>(undefined);

  useEffect(() => {
    const row = kept.current;
    kept.current = undefined;
    const button = row?.isGrip ? '[data-grip]' : '[aria-haspopup]';
    if (row) list.current?.querySelector<HTMLElement>(`[data-row="${row.id}"] ${button}`)?.focus();
  }, [list, rows]);

  return {
    /** Before the row is moved. */
    keep(id: string): void {
      kept.current = { id, isGrip: document.activeElement?.hasAttribute('data-grip') === true };
    },
    /** It was not moved after all. */
    drop(): void {
      kept.current = undefined;
    },
  };
}
