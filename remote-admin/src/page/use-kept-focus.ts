import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus where the button that had it goes away by what it did, such as the last action of a record: the first button
 * that is left gets it, or what is around them where there is none and it has a tabindex.
 * @param isSafe whether that button may be pressed by whoever meant the one that is gone; else what is around them gets it
 * @returns for the element around the buttons
 */
export function useKeptFocus<Around extends HTMLElement>(isSafe = true) {
  const around = useRef<Around>(null);
  const held = useRef<Element>(undefined);

  // after every render: the browser says nothing of a focus that is lost
  useEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = undefined;
    // a dialog that the same change closes would have given it back by then
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      ((isSafe && around.current?.querySelector('button')) || around.current)?.focus({ preventScroll: true });
    });
  });

  return {
    ref: around,
    onFocus: ({ target }: FocusEvent): void => {
      held.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      // a dialog gives it back
      if (!relatedTarget?.closest('dialog')) held.current = undefined;
    },
  };
}
