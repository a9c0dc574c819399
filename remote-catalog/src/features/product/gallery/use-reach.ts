import { type RefObject, useEffect, useState } from 'react';

/**
 * How far along a row of slides pictures may be fetched: the first one comes with the page, each other one when that before
 * it has been looked at and has arrived, so that a swipe meets no empty place and nobody pays for what they do not look at.
 * A browser left to itself fetches lazy pictures some screens ahead, sideways too.
 * @param shown index of the slide in view
 * @returns index of the last slide whose picture may be fetched
 */
export function useReach(row: RefObject<HTMLElement | null>, shown: number): number {
  const [reach, setReach] = useState(0);
  useEffect(() => {
    const image = row.current?.children[shown]?.querySelector('img');
    if (!image) return undefined;
    const goOn = (): void => setReach((before) => Math.max(before, shown + 1));
    if (image.complete) goOn();
    else image.addEventListener('load', goOn);
    return () => image.removeEventListener('load', goOn);
  }, [row, shown]);
  return Math.max(reach, shown);
}
