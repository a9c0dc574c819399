import { useLayoutEffect, useRef, useState } from 'react';

/** The height of a row; the sheet's style has the same. Pixels. */
export const ROW = 36;
/** Rows above and below what is seen, so that scrolling shows no gaps. */
const BEYOND = 12;

/** The rows that stand on the page: two thousand would make every key slow. Those that do not are room above and below. */
export function useWindow(count: number) {
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [{ top, height }, setSeen] = useState({ top: 0, height: 0 });
  const first = Math.max(0, Math.floor(top / ROW) - BEYOND);
  const last = Math.min(count, Math.ceil((top + height) / ROW) + BEYOND);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => setSeen({ top: element.scrollTop, height: element.clientHeight });
    look();
    element.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);

  useLayoutEffect(() => {
    body.current?.style.setProperty('--above', `${first * ROW}px`);
    body.current?.style.setProperty('--below', `${(count - last) * ROW}px`);
  }, [first, last, count]);

  /** Scrolls no further than it takes to see a row below the head. */
  function reveal(row: number): void {
    const element = frame.current;
    if (!element) return;
    const [start, end] = [row * ROW, (row + 1) * ROW];
    const room = element.clientHeight - ROW;
    if (start < element.scrollTop) element.scrollTop = start;
    else if (end > element.scrollTop + room) element.scrollTop = end - room;
  }

  /** The same for a cell beside the first column, which stays where it is. */
  function revealBeside(cell: Element | null, first: Element | null): void {
    const element = frame.current;
    if (!element || !cell || cell === first) return;
    const { left, right } = element.getBoundingClientRect();
    const seen = cell.getBoundingClientRect();
    const start = left + (first?.getBoundingClientRect().width ?? 0);
    if (seen.left < start) element.scrollLeft -= start - seen.left;
    else if (seen.right > right) element.scrollLeft += seen.right - right;
  }

  return { frame, body, first, last, reveal, revealBeside, isNearEnd: count > 0 && last >= count - BEYOND };
}
