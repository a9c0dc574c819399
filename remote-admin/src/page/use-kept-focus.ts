import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus near where it was when the button that had it goes away by what it did, such as the last action of a record.
 * @param inside selects who gets it; none: what is around the buttons, by its tabindex, where the next button does something else
 * @returns for the element around the buttons
 */
export function useKeptFocus<Around extends HTMLElement>(inside?: string) {
  const around = useRef<Around>(null);
  const held = useRef<Element>(undefined);

  // after every render: the browser says nothing of a focus that is lost
  useEffect(() => {
    if (held.current?.isConnected !== false) return;
    held.current = undefined;
    // a dialog that the same change closes would have given it back by then
    setTimeout(() => {
      const next = inside ? around.current?.querySelector<HTMLElement>(inside) : around.current;
      if (document.activeElement === document.body) next?.focus({ preventScroll: true });
    });
  });

  return {
    ref: around,
    onFocus: ({ target }: FocusEvent): void => {
      held.current = target;
    },
  };
}
