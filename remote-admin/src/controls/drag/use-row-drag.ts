import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

/** A row on its way. */
export interface RowDrag {
  /** its index */
  from: number;
  /** before which row it would go: from 0 to the number of rows */
  gap: number;
  /** how far it was moved to the end of the line, in CSS pixels */
  aside: number;
}

interface RowDragOptions {
  /** its children are the rows */
  list: RefObject<HTMLElement | null>;
  onDrop: (drag: RowDrag) => void;
}

/** So near to an edge of the window the page follows, in CSS pixels. */
const EDGE = 96;
const STEP = 24;

/** The page goes on below a pointer that comes to the edge of the window. */
function follow(y: number): void {
  if (y < EDGE) scrollBy(0, -STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, STEP);
}

/** @returns before which of the rows the pointer is */
function gapAt(rows: readonly Element[], y: number): number {
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/**
 * Drags the rows of a list by their handles, with a mouse, a pen or a finger; Escape gives it up. Whoever does not drag has
 * the same by keys and menu, which is the list's own. A handle's CSS says `touch-action: none`.
 * @returns the row on its way, if there is one, and what goes on the handle of each row
 */
export function useRowDrag({ list, onDrop }: RowDragOptions) {
  const [drag, setDrag] = useState<RowDrag>();
  const begun = useRef(0);
  const end = (): void => setDrag(undefined);

  function handleMove({ clientX, clientY }: PointerEvent): void {
    if (!drag || !list.current) return;
    follow(clientY);
    const isLeftward = getComputedStyle(list.current).direction === 'rtl';
    const aside = (clientX - begun.current) * (isLeftward ? -1 : 1);
    setDrag({ ...drag, gap: gapAt([...list.current.children], clientY), aside });
  }

  return {
    drag,
    handleOf: (from: number) => ({
      onPointerDown(event: PointerEvent): void {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        begun.current = event.clientX;
        setDrag({ from, gap: from, aside: 0 });
      },
      onPointerMove: handleMove,
      onPointerUp(): void {
        end();
        if (drag) onDrop(drag);
      },
      onPointerCancel: end,
      onKeyDown(event: KeyboardEvent): void {
        if (event.key === 'Escape' && drag) end();
      },
    }),
  };
}
