import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** docs/product.md §9: the categories close this long after the mouse has left, in milliseconds. */
export const CLOSE_DELAY = 200;

export interface Disclosure {
  open: boolean;
  close: () => void;
  /** a click or a key on the control: opens, closes, or keeps open what hovering had opened */
  toggle: () => void;
  hover: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
}

/**
 * Something that opens by hovering, click and keyboard, and closes 200 ms after the mouse has left (docs/product.md
 * §2).
 */
export function useDisclosure(): Disclosure {
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => wait, [wait]);

  const close = useCallback(() => {
    wait();
    setState('closed');
  }, [wait]);

  return {
    open: state !== 'closed',
    close,
    toggle: () => setState(state === 'pinned' ? 'closed' : 'pinned'),
    hover: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        wait();
        setState((now) => (now === 'closed' ? 'hovered' : now));
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        wait();
        timer.current = setTimeout(() => setState('closed'), CLOSE_DELAY);
      },
    },
  };
}
