import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the entry of the page on show where it can be seen: the rail has more entries than most screens have room for, and
 * scrolls by itself.
 * @param page the address of the entry
 * @returns the ref of what holds the entries
 */
export function useCurrentInView(page: string | undefined): RefObject<HTMLElement | null> {
  const entries = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = entries.current?.querySelector('[aria-current="page"]');
    const room = entries.current?.parentElement;
    if (!entry || !room || room.scrollHeight <= room.clientHeight) return;
    const [here, seen] = [entry.getBoundingClientRect(), room.getBoundingClientRect()];
    // what stands above and below it is part of knowing where one is
    if (here.top < seen.top || here.bottom > seen.bottom) room.scrollTop += here.top - seen.top - seen.height / 2;
  }, [page]);
  return entries;
}
